import type { CollectionConfig } from 'payload'
import { nobody } from '../roles.ts'

/**
 * The keys of authenticator apps, apart from accounts: nothing that reads an account can send them, and nothing that writes one can put an
 * old state back. Hidden from people; read by the program alone.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'users', required: true, unique: true },
    // Encrypted (encrypt-secret.ts).
    { name: 'secret', type: 'text', required: true },
    // False until the first code has shown that the app has the key.
    { name: 'isConfirmed', type: 'checkbox', required: true, defaultValue: false },
    // The 30 seconds of the last code that was accepted: none before or of the same is taken again.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    // Hashes, one a line.
    { name: 'recoveryCodes', type: 'textarea', required: false, defaultValue: '' },
  ],
}
