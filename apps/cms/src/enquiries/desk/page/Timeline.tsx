import card from '../ui/card.module.css'
import words from '../ui/text.module.css'
import styles from './Timeline.module.css'
import type { DeskKey, DeskTexts } from '../desk-texts.ts'
import { toMoment } from '../time.ts'
import type { TimelineEntry } from './to-timeline.ts'

/** What happened to an enquiry, mails and notes with their text. */
export function Timeline({
  happenings,
  texts,
  language,
}: {
  happenings: TimelineEntry[]
  texts: DeskTexts
  language: string
}) {
  return (
    <section className={card.card} aria-labelledby="desk-history">
      <h2 id="desk-history">{texts.history}</h2>
      <ol className={styles.timeline}>
        {happenings.map(({ key, at, kind, what, who, state, text, problem }) => (
          <li key={key} data-kind={kind} data-state={state}>
            <div className={styles.what}>
              <span>{[who, what].filter(Boolean).join(': ')}</span>
              {state && <span className={words.quiet}>{texts[`message.${state}` as DeskKey]}</span>}
              <time className={words.quiet} dateTime={at}>
                {toMoment(at, language)} UTC
              </time>
            </div>
            {text && (
              <p className={words.text} dir="auto">
                {text.trim()}
              </p>
            )}
            {problem && <p className={words.quiet}>{problem}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
