import type { UndeliveredEnquiry } from '../actions/undelivered.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import type { DeskKey, DeskTexts } from '../desk-texts.ts'
import { toAge, toMoment } from '../time.ts'

/** An undelivered enquiry as the dashboard shows it. `moment` is when it came, `age` how long ago that was. */
export type UndeliveredRow = Pick<
  UndeliveredEnquiry,
  'id' | 'state' | 'name' | 'email' | 'phone' | 'message' | 'receivedAt'
> & {
  stateName: string
  kindName: string
  moment: string
  age: string
  attempts: string
  reason: string
}

/** What an operator needs to know of each; one that has only just come and was not tried yet is not undelivered. */
export function toUndeliveredRows(
  letters: readonly UndeliveredEnquiry[],
  texts: DeskTexts,
  language: string,
  now = Date.now(),
): UndeliveredRow[] {
  return letters
    .filter(({ state, attempts }) => state !== 'waiting' || attempts > 0)
    .map(({ kind, attempts, lastError, ...letter }) => ({
      ...letter,
      stateName: texts[`letter.${letter.state}`],
      kindName: texts[`kind.${kind}`],
      moment: `${toMoment(letter.receivedAt, language)} UTC`,
      age: toAge(letter.receivedAt, language, now),
      attempts: `${texts['letter.attempts']}: ${attempts}`,
      reason: toReason(letter.state, lastError ?? '', texts),
    }))
}

/** Why it has not arrived, as a sentence around what the site wrote down. */
export function toReason(state: UndeliveredEnquiry['state'], lastError: string, texts: DeskTexts): string {
  const reason = lastError.replace(/^without files: /, '')
  return reason && fillTemplate(texts[`letter.why.${state}` satisfies DeskKey], { reason })
}
