import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/accounts/roles.ts'

/** Which texts a machine has written and no person has approved: a row each (machine-marks.ts). */
export const machineTranslations: CollectionConfig = {
  slug: 'machine-translations',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'language', type: 'text', required: true },
    { name: 'path', type: 'text', required: true },
    // Of what the machine wrote: another text is somebody else's.
    { name: 'hash', type: 'text', required: true },
    // Glossary terms that did not come through, as JSON.
    { name: 'findings', type: 'textarea' },
  ],
  indexes: [{ fields: ['kind', 'document', 'language', 'path'], unique: true }, { fields: ['kind', 'language'] }],
}
