import type { CollectionConfig, Field } from 'payload'
import { admins, nobody } from '../accounts/roles.ts'
import { auditExportEndpoint } from './audit-export.ts'
import { auditKinds } from './audit-kinds.ts'
import { type AuditKey, auditLabel } from './audit-texts.ts'

const ROWS_A_PAGE = 50

const text = (name: string, label: AuditKey, index = false): Field => ({
  name,
  type: 'text',
  label: auditLabel(label),
  index,
  admin: { components: { Cell: '/platform/audit/PlainCell.tsx#PlainCell' } },
})

/**
 * Who did what to which document from where. Account and document are kept as they were called then, so that an entry outlives both.
 * Entries are written by the program in the transaction of what they tell of (record-audit-event.ts), and nobody changes them.
 */
export const auditEvents: CollectionConfig = {
  slug: 'audit-events',
  labels: { singular: auditLabel('event'), plural: auditLabel('log') },
  defaultSort: '-createdAt',
  lockDocuments: false,
  disableDuplicate: true,
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  admin: {
    group: 'Administration',
    useAsTitle: 'title',
    hideAPIURL: true,
    hidden: ({ user }) => user?.role !== 'admin',
    pagination: { defaultLimit: ROWS_A_PAGE },
    defaultColumns: ['createdAt', 'kind', 'accountName', 'entity', 'title', 'changedFields', 'address'],
    listSearchableFields: ['accountName', 'title', 'address'],
    description: auditLabel('description'),
    components: { beforeListTable: ['/platform/audit/AuditTools.tsx#AuditTools'] },
  },
  endpoints: [auditExportEndpoint],
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      label: auditLabel('kind'),
      options: auditKinds.map((value) => ({ value, label: auditLabel(`kind.${value}`) })),
    },
    text('accountName', 'account', true),
    text('accountId', 'accountId'),
    text('entity', 'entity', true),
    text('title', 'title'),
    text('documentId', 'documentId', true),
    text('changedFields', 'changedFields'),
    text('address', 'address'),
  ],
}
