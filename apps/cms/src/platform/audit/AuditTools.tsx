import type { ServerProps } from 'payload'
import { auditText } from './audit-texts.ts'
import { ExportButton } from './ExportButton.tsx'

/** The button above Payload's list of the audit log. */
export function AuditTools({ i18n }: ServerProps) {
  return <ExportButton text={auditText(i18n.language, 'export')} />
}
