import styles from '../desk.module.css'
import type { DeskKey, DeskTexts } from '../texts.ts'
import { toMoment } from '../time.ts'
import type { Happening } from './to-timeline.ts'

/** What happened to an enquiry, mails and notes with their text. */
export function Timeline({
  happenings,
  texts,
  language,
}: {
  happenings: Happening[]
  texts: DeskTexts
  language: string
}) {
  return (
    <section className={styles.card} aria-labelledby="desk-history">
      <h2 id="desk-history">{texts.history}</h2>
      <ol className={styles.timeline}>
        {happenings.map(({ key, at, kind, what, who, state, text, problem }) => (
          <li key={key} data-kind={kind} data-state={state}>
            <div className={styles.what}>
              <span>{[who, what].filter(Boolean).join(': ')}</span>
              {state && <span className={styles.quiet}>{texts[`message.${state}` as DeskKey]}</span>}
              <time className={styles.quiet} dateTime={at}>
                {toMoment(at, language)} UTC
              </time>
            </div>
            {text && (
              <p className={styles.text} dir="auto">
                {text.trim()}
              </p>
            )}
            {problem && <p className={styles.quiet}>{problem}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
