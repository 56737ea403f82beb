import type { UndeliveredEnquiry } from '@vitrine/contract/spool-api'
import { fillTemplate } from '../../../platform/fill-template.ts'
import type { DeskKey, DeskTexts } from '../desk-texts.ts'
import { toAge } from '../time.ts'

/** An undelivered enquiry as the dashboard shows it. `age` is how long ago it arrived. */
export type UndeliveredRow = Pick<
  UndeliveredEnquiry,
  'id' | 'state' | 'name' | 'email' | 'phone' | 'message' | 'receivedAt'
> & {
  stateName: string
  kindName: string
  age: string
  attempts: string
  reason: string
}

/** What an operator needs to know of each. One that has just arrived and was not tried yet is left out. */
export function toUndeliveredRows(
  enquiries: readonly UndeliveredEnquiry[],
  texts: DeskTexts,
  language: string,
  now = Date.now(),
): UndeliveredRow[] {
  return enquiries
    .filter(({ state, attempts }) => state !== 'waiting' || attempts > 0)
    .map(({ id, state, name, email, phone, message, receivedAt, kind, attempts, lastError }) => ({
      id,
      state,
      // Of a buyer's message only its token says whose it is.
      name: name || texts[`kind.${kind}`],
      email,
      phone,
      message,
      receivedAt,
      stateName: texts[`undelivered.${state}`],
      kindName: name ? texts[`kind.${kind}`] : '',
      age: toAge(receivedAt, language, now),
      attempts: `${texts['undelivered.attempts']}: ${attempts}`,
      reason: toReason(state, lastError ?? '', texts),
    }))
}

/** Why it was not delivered, as a sentence around the error that the site recorded. */
export function toReason(state: UndeliveredEnquiry['state'], lastError: string, texts: DeskTexts): string {
  const reason = lastError.replace(/^without files: /, '')
  return reason && fillTemplate(texts[`undelivered.reason.${state}` satisfies DeskKey], { reason })
}
