import type { Letter } from '../actions/spool.ts'
import { fill } from '../fill.ts'
import type { DeskKey, DeskTexts } from '../texts.ts'
import { toAge, toMoment } from '../time.ts'

/** An undelivered enquiry as the dashboard shows it. `moment` is when it came, `age` how long ago that was. */
export type LetterRow = Pick<Letter, 'id' | 'state' | 'name' | 'email' | 'phone' | 'message' | 'receivedAt'> & {
  stateName: string
  kindName: string
  moment: string
  age: string
  attempts: string
  reason: string
}

/** What an operator needs to know of each; one that has only just come and was not tried yet is not undelivered. */
export function toLetterRows(
  letters: readonly Letter[],
  texts: DeskTexts,
  language: string,
  now = Date.now(),
): LetterRow[] {
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
export function toReason(state: Letter['state'], lastError: string, texts: DeskTexts): string {
  const reason = lastError.replace(/^without files: /, '')
  return reason && fill(texts[`letter.why.${state}` satisfies DeskKey], { reason })
}
