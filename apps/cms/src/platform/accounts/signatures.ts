import { languageOptions } from '../language-options.ts'
import type { ArrayField } from 'payload'
import { accountLabel } from './account-texts.ts'

const MAX_SIGNATURE_LENGTH = 2000

/** What is written below a person's answers to visitors, by the language of the visitor. */
export const signatures: ArrayField = {
  name: 'signatures',
  type: 'array',
  label: accountLabel('signatures'),
  labels: { singular: accountLabel('signature'), plural: accountLabel('signatures') },
  admin: { description: accountLabel('signaturesHint'), condition: ({ role }) => role !== 'editor' },
  fields: [
    {
      name: 'language',
      type: 'select',
      label: accountLabel('signatureLanguage'),
      required: true,
      options: languageOptions,
    },
    {
      name: 'text',
      type: 'textarea',
      label: accountLabel('signatureText'),
      required: true,
      maxLength: MAX_SIGNATURE_LENGTH,
    },
  ],
}
