import type { Access, CollectionConfig, Where } from 'payload'
import { hasRole, operators } from '../../platform/accounts/roles.ts'

/** One's own and, to read, those that colleagues share. */
const ownOr =
  (others?: Where): Access =>
  ({ req }) => {
    if (!hasRole(req.user, 'admin', 'operator')) return false
    const own: Where = { owner: { equals: req.user?.id } }
    return others ? { or: [own, others] } : own
  }

/** A search of the list of enquiries under a name: what its address says after the question mark. */
export const deskViews: CollectionConfig = {
  slug: 'desk-views',
  lockDocuments: false,
  access: {
    create: operators,
    read: ownOr({ shared: { equals: true } }),
    update: ownOr(),
    delete: ownOr(),
  },
  admin: { hidden: true },
  hooks: {
    beforeChange: [({ data, operation, req }) => (operation === 'create' ? { ...data, owner: req.user?.id } : data)],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    { name: 'query', type: 'text', required: true, maxLength: 4000 },
    { name: 'shared', type: 'checkbox', defaultValue: false, index: true },
    { name: 'owner', type: 'relationship', relationTo: 'users', index: true, access: { update: () => false } },
  ],
}
