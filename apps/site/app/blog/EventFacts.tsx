import type { Post } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { DateText } from '../ui/DateText.tsx'
import styles from './EventFacts.module.css'

/** When and where an event takes place. */
export function EventFacts({ event }: { event: NonNullable<Post['event']> }) {
  const text = useText()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('blog.when')}</dt>
        <dd>
          <DateText date={event.starts_on} until={event.ends_on} />
        </dd>
      </div>
      <div>
        <dt>{text('blog.where')}</dt>
        <dd>{event.place}</dd>
      </div>
    </dl>
  )
}
