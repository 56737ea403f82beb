import type { DateField } from 'payload'
import { accountLabel } from './account-texts.ts'

/** The last day on which somebody is away: rules send new enquiries to others until then. */
export const awayUntil: DateField = {
  name: 'awayUntil',
  type: 'date',
  label: accountLabel('awayUntil'),
  admin: {
    description: accountLabel('awayUntilHint'),
    condition: ({ role }) => role !== 'editor',
    date: { pickerAppearance: 'dayOnly' },
  },
}
