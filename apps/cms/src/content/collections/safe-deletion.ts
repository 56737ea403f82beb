import type { CollectionConfig, UIField } from 'payload'
import { refuseTakenSlug } from '../trash/refuse-taken.ts'
import { refuseDeletingUsed, refuseTrashingUsed } from '../uses/refuse-used.ts'

/** What is deleted goes to the trash, unless it is used; it comes back unless its slug was taken. */
export const safeDeletion = {
  trash: true,
  hooks: { beforeChange: [refuseTrashingUsed, refuseTakenSlug], beforeDelete: [refuseDeletingUsed] },
}

/** Only in the trash there is something in it. */
const daysLeft: UIField = {
  name: 'daysLeft',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/content/trash/DaysLeft.tsx#DaysLeft' },
  },
}

const uses: UIField = {
  name: 'uses',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/content/uses/UsesField.tsx#UsesField' },
  },
}

/** Adds to the page of a document where it is used, and in the trash how long it stays there. */
export function withUses<Config extends Pick<CollectionConfig, 'fields'>>(config: Config): Config {
  return { ...config, fields: [...config.fields, daysLeft, uses] }
}
