import type { ServerProps } from 'payload'
import { deskTexts } from '../texts.ts'
import { ExportButtons } from './ExportButtons.tsx'

/** What stands above the list of enquiries: export of what the list shows, and erasure. */
export function ListTools({ i18n }: ServerProps) {
  return <ExportButtons texts={deskTexts(i18n.language)} />
}
