import { useText } from '../i18n/LanguageContext.tsx'
import styles from './AnchorMenu.module.css'
import type { ProductPart } from './product-sections.ts'
import { useVisiblePart } from './use-visible-section.ts'

/** The parts of the page; stays below the header once the page scrolls past it. */
export function AnchorMenu({ parts }: { parts: readonly ProductPart[] }) {
  const text = useText()
  const seen = useVisiblePart(parts)
  return (
    <nav className={styles.menu} aria-label={text('product.onThisPage')}>
      <ul className={styles.list}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === seen ? 'true' : undefined}>
              {text(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
