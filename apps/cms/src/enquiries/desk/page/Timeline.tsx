import card from '../../../platform/ui/card.module.css'
import { Moment } from '../../../platform/ui/Moment.tsx'
import textStyles from '../../../platform/ui/text.module.css'
import styles from './Timeline.module.css'
import type { DeskKey, DeskTexts } from '../desk-texts.ts'
import { MailFiles } from './MailFiles.tsx'
import { directionOf } from './direction-of.ts'
import type { TimelineEntry } from './to-timeline.ts'

/** The timeline of an enquiry, mails and notes with their text. */
export function Timeline({
  entries,
  texts,
  language,
}: {
  entries: TimelineEntry[]
  texts: DeskTexts
  language: string
}) {
  return (
    <section className={card.card} aria-labelledby="desk-timeline">
      <h2 id="desk-timeline">{texts.timeline}</h2>
      <ol className={styles.timeline}>
        {entries.map(({ key, at, kind, what, author, state, subject, text, quoted, error, flags, files }) => (
          <li key={key} data-kind={kind} data-state={state}>
            <div className={styles.what}>
              <span>{[author, what].filter(Boolean).join(': ')}</span>
              {state && <span className={textStyles.muted}>{texts[`message.${state}` as DeskKey]}</span>}
              <Moment className={textStyles.muted} iso={at} language={language} />
            </div>
            {subject && (
              <p className={`${textStyles.text} ${styles.subject}`} dir={directionOf(subject)}>
                {subject}
              </p>
            )}
            {text && (
              <p className={textStyles.text} dir="auto">
                {text.trim()}
              </p>
            )}
            {quoted && (
              <details>
                <summary className={styles.fold}>{texts['timeline.quoted']}</summary>
                <p className={`${textStyles.text} ${textStyles.muted}`} dir="auto">
                  {quoted}
                </p>
              </details>
            )}
            {flags.map((flag) => (
              <p key={flag} className={textStyles.muted}>
                {flag}
              </p>
            ))}
            <MailFiles files={files} />
            {error && <p className={textStyles.muted}>{error}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
