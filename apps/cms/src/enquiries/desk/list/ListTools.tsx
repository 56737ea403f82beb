import type { ServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { deskTexts } from '../desk-texts.ts'
import { ExportButtons } from './ExportButtons.tsx'
import styles from './ListTools.module.css'

/** The buttons above Payload's list of enquiries: export of what it shows, and for admins erasure. */
export function ListTools({ i18n, user }: ServerProps) {
  return (
    <div className={styles.tools}>
      <ExportButtons texts={deskTexts(i18n.language)} mayErase={hasRole(user ?? null, 'admin')} />
    </div>
  )
}
