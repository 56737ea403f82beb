import type { CollectionConfig } from 'payload'
import { admins, operators } from '../../platform/accounts/roles.ts'
import { deskLabel } from '../desk/desk-texts.ts'

/** Colleagues who share what a rule sends them: the next one in turn gets it (routing/decide-route.ts). */
export const teams: CollectionConfig = {
  slug: 'teams',
  labels: { singular: deskLabel('team'), plural: deskLabel('teams') },
  defaultSort: 'name',
  access: { create: operators, read: operators, update: operators, delete: admins },
  admin: {
    group: deskLabel('enquiries'),
    useAsTitle: 'name',
    hideAPIURL: true,
    hidden: ({ user }) => user?.role === 'editor',
    defaultColumns: ['name', 'members'],
    description: deskLabel('teamsHint'),
  },
  fields: [
    { name: 'name', type: 'text', label: deskLabel('name'), required: true, maxLength: 100 },
    {
      name: 'members',
      type: 'relationship',
      label: deskLabel('team.members'),
      relationTo: 'users',
      hasMany: true,
      required: true,
      filterOptions: { role: { in: ['admin', 'operator'] } },
      admin: { allowCreate: false, allowEdit: false },
    },
    {
      name: 'lastMember',
      type: 'number',
      access: { create: () => false, update: () => false },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
}
