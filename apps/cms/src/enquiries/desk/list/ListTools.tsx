import type { ServerProps } from 'payload'
import { deskTexts } from '../desk-texts.ts'
import { ExportButtons } from './ExportButtons.tsx'
import styles from './ListTools.module.css'

/** What stands above the list of enquiries: export of what the list shows, and erasure. The list itself is Payload's. */
export function ListTools({ i18n }: ServerProps) {
  return (
    <div className={styles.tools}>
      <ExportButtons texts={deskTexts(i18n.language)} />
    </div>
  )
}
