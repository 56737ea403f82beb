import { connect } from 'node:net'

/** After so long without a byte no more is awaited, in ms: of a request that never ends, and after an answer has begun. */
const PATIENCE_MS = { unfinished: 100, answered: 500 }
const MAX_KEPT_CHARACTERS = 200_000

/** @property isWhole whether a server can tell that it has come to its end */
export type RawRequest = { bytes: Buffer; isWhole: boolean }
export type Answer = { status: number; text: string; isHung: boolean }

/**
 * Sends bytes as they are, and hangs up when nothing comes any more.
 * @param hungAfterMs how long a whole request may wait for its answer, and a connection for its end
 * @returns the answer, with status 0 where there is none; `isHung` where a whole request got none in time, or the server did not hang up either
 */
export function sendRaw(port: number, { bytes, isWhole }: RawRequest, hungAfterMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (isHung: boolean) => {
      clearTimeout(patience)
      clearTimeout(hung)
      socket.destroy()
      resolve(toAnswer(text, isHung))
    }
    const hung = setTimeout(() => end(true), hungAfterMs)
    // Node takes half a goodbye for a whole one, so it is said only then.
    let patience = isWhole ? undefined : setTimeout(() => socket.end(), PATIENCE_MS.unfinished)
    socket.on('data', (chunk: Buffer) => {
      if (text.length < MAX_KEPT_CHARACTERS) text += chunk.toString('latin1')
      clearTimeout(patience)
      patience = setTimeout(() => socket.end(), PATIENCE_MS.answered)
    })
    // Whoever is refused in the middle of a sentence is reset; that is an end too.
    socket.on('error', () => end(false))
    socket.on('close', () => end(false))
    socket.write(bytes)
  })
}

/** What is answered in the end: before it there may be a 100. */
function toAnswer(text: string, isHung: boolean): Answer {
  const last = text.replace(/^(?:HTTP\/1\.1 1\d\d [^]*?\r\n\r\n)+/, '')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(last)?.[1] ?? 0), text: last, isHung }
}
