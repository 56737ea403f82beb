import { askFrom } from './ask-from.ts'
import { pause, type Sending, sendUntilAcknowledged, toSending } from '../chaos/senders.ts'

const MAX_GAP_MS = 1500

/** A buyer after the other sends an enquiry, many with files, through nginx and each from an address of its own. */
export async function sendEnquiries(url: string, sendings: Sending[], over: AbortSignal) {
  while (!over.aborted) {
    const number = sendings.length
    const plain = toSending(number)
    const sending = { ...plain, files: plain.kind === 'order' && number % 2 === 0 ? 2 : 0 }
    sendings.push(sending)
    await sendUntilAcknowledged(url, number, sending, askFrom(`127.0.3.${1 + (number % 250)}`))
    await pause(Math.random() * MAX_GAP_MS)
  }
}
