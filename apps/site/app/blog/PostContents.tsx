import { useText } from '../i18n/LanguageContext.tsx'
import { useVisibleSection } from '../product/use-visible-section.ts'
import styles from './PostContents.module.css'
import type { TextPart } from './to-parts.ts'

/** A shorter post is seen at once. */
const FEWEST = 3

/** Links to the parts of a long post, the one that is being read marked; where there is room beside the text. */
export function PostContents({ parts }: { parts: readonly TextPart[] }) {
  const text = useText()
  const titled = parts.filter(({ title }) => title !== null)
  const visible = useVisibleSection(titled)
  if (titled.length < FEWEST) return null
  return (
    <nav className={styles.contents} aria-label={text('product.onThisPage')}>
      <p className={styles.head}>{text('product.onThisPage')}</p>
      <ul className={styles.list}>
        {titled.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === visible ? 'true' : undefined}>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
