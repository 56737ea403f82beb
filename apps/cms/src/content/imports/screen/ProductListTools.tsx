import type { ServerProps } from 'payload'
import { importTexts } from '../import-texts.ts'
import { ExportLinks } from './ExportLinks.tsx'

/** Export and import above the list of products, which editors and admins see. */
export function ProductListTools({ i18n }: ServerProps) {
  const texts = importTexts(i18n.language)
  return <ExportLinks texts={{ export: texts.export, exportCsv: texts.exportCsv, import: texts.import }} />
}
