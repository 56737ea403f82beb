import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/LanguageContext.tsx'
import { prefersReducedMotion } from '../ui/reduced-motion.ts'
import styles from './AnchorMenu.module.css'
import { useIsAway } from './use-is-away.ts'
import { type AnchorSection, useVisibleSection } from './use-visible-section.ts'

type AnchorMenuProps = {
  sections: readonly (AnchorSection & { name: ReactNode })[]
  /** On desks before and after the links, once the page's own are out of sight: what the page is about, and what can be done with it. */
  subject?: ReactNode
  action?: ReactNode
}

/** Links to the sections of the page; sticks below the header. */
export function AnchorMenu({ sections, subject, action }: AnchorMenuProps) {
  const text = useText()
  const visible = useVisibleSection(sections)
  const list = useRef<HTMLUListElement>(null)
  const visibleBefore = useRef<string>(undefined)
  const isAway = useIsAway('[data-stays]')
  // Where the focus is, nothing is taken away.
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    const row = list.current
    const before = visibleBefore.current
    visibleBefore.current = visible
    if (!row) return
    // The row of a page that has just been opened may have been moved by hand already.
    if (visible === undefined && before !== undefined) moveRow(row, 0)
    scrollToCurrent(row)
    // Letters of another width may come later.
    void document.fonts.ready.then(() => scrollToCurrent(row))
  }, [visible])
  const isShown = isAway || isUsed
  return (
    <nav className={styles.menu} aria-label={text('product.onThisPage')}>
      {isShown && subject && <p className={styles.subject}>{subject}</p>}
      <ul ref={list} className={styles.list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === visible ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {isShown && action && (
        <div className={styles.action} onFocus={() => setIsUsed(true)} onBlur={() => setIsUsed(false)}>
          {action}
        </div>
      )}
    </nav>
  )
}

/** Brings the link of the current section into the middle of a row that is longer than the screen. */
function scrollToCurrent(row: HTMLElement) {
  const link = row.querySelector('[aria-current]')
  if (!link) return
  const centreOf = (it: Element) => it.getBoundingClientRect().left + it.clientWidth / 2
  // Not by so much, which is counted from where an earlier scroll is going to end.
  moveRow(row, row.scrollLeft + centreOf(link) - centreOf(row))
}

function moveRow(row: HTMLElement, left: number) {
  row.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
