import type { ReactNode } from 'react'
import { useText } from '../i18n/LanguageContext.tsx'
import styles from './AnchorMenu.module.css'
import { type AnchorSection, useVisibleSection } from './use-visible-section.ts'

/** Links to the sections of the page; sticks below the header. */
export function AnchorMenu({ sections }: { sections: readonly (AnchorSection & { name: ReactNode })[] }) {
  const text = useText()
  const visible = useVisibleSection(sections)
  return (
    <nav className={styles.menu} aria-label={text('product.onThisPage')}>
      <ul className={styles.list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === visible ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
