import type { ServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { importTexts } from '../import-texts.ts'
import { ExportLinks } from './ExportLinks.tsx'
import { importPlaces } from './import-place.ts'

/** Export and import above the list of products, which editors and admins see. */
export function ProductListTools({ i18n }: ServerProps) {
  return <ExportLinks place={importPlaces.products} texts={toTexts(i18n.language)} />
}

/** The same above the list of serial numbers, which operators see too. */
export function SerialListTools({ i18n, user }: ServerProps) {
  if (!hasRole(user ?? null, 'admin', 'editor')) return null
  return <ExportLinks place={importPlaces['serial-numbers']} texts={toTexts(i18n.language)} />
}

function toTexts(language: string) {
  const texts = importTexts(language)
  return { export: texts.export, exportCsv: texts.exportCsv, import: texts.import }
}
