import type { ServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { completenessTexts } from '../completeness-texts.ts'
import { findingsTexts } from '../../findings/findings-texts.ts'
import styles from './board.module.css'

/** In the menu, for editors: the pages of ours about content. */
export function NavLinks({ user, i18n }: ServerProps) {
  if (!hasRole((user ?? null) as never, 'admin', 'editor')) return null
  return (
    <>
      <a className={`nav__link ${styles.link}`} href="/admin/translations">
        {completenessTexts(i18n.language).title}
      </a>
      <a className={`nav__link ${styles.link}`} href="/admin/findings">
        {findingsTexts(i18n.language).title}
      </a>
    </>
  )
}
