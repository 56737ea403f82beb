import type { Field } from 'payload'
import { deskLabel } from '../desk/desk-texts.ts'
import { outcomes } from '../enquiry-states.ts'

const index = true
const access = { update: () => false }
const noColumn = { admin: { hidden: true, disableListColumn: true, disableListFilter: true } } as const

/** By what enquiries are found and counted besides what the visitor typed: products, how it ended, where it came from. */
export const reportFields: Field[] = [
  {
    name: 'outcome',
    type: 'select',
    label: deskLabel('outcome'),
    index,
    options: outcomes.map((value) => ({ value, label: deskLabel(`outcome.${value}`) })),
  },
  { name: 'closedAt', type: 'date', label: deskLabel('closedAt'), access },
  { name: 'source', type: 'text', label: deskLabel('source'), index, access },
  { name: 'sourceMedium', type: 'text', label: deskLabel('sourceMedium'), access },
  { name: 'campaign', type: 'text', label: deskLabel('campaign'), access },
  { name: 'landingPage', type: 'text', label: deskLabel('landingPage'), access },
  // Filters name slugs; the panel above the list offers the names (desk/list/FindPanel.tsx).
  { name: 'productSlugs', type: 'text', hasMany: true, index, access, ...noColumn },
  { name: 'categorySlugs', type: 'text', hasMany: true, index, access, ...noColumn },
]
