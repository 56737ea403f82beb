import { useText } from '../i18n/LanguageContext.tsx'
import styles from './AnchorMenu.module.css'
import type { ProductSection } from './product-sections.ts'
import { useVisibleSection } from './use-visible-section.ts'

/** Links to the sections of the page; sticks below the header. */
export function AnchorMenu({ sections }: { sections: readonly ProductSection[] }) {
  const text = useText()
  const visible = useVisibleSection(sections)
  return (
    <nav className={styles.menu} aria-label={text('product.onThisPage')}>
      <ul className={styles.list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === visible ? 'true' : undefined}>
              {text(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
