import type { ServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { documentText } from '../document-texts.ts'
import { PrintLabels } from './PrintLabels.tsx'

/** The way to the labels of serial numbers, above their list; not for operators, who only look them up. */
export function LabelTools({ i18n, user }: ServerProps) {
  if (!hasRole(user ?? null, 'admin', 'editor')) return null
  return (
    <PrintLabels text={documentText({ i18n }, 'labels.print')} chosen={documentText({ i18n }, 'labels.printChosen')} />
  )
}
