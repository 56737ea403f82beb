import type { ArrayField, Field, TextField } from 'payload'
import { correctedFacts, tellCorrections } from './corrections.ts'
import { documentLabel, type DocumentTextKey } from './document-texts.ts'

const nobody = () => false

export const MAX_REASON_LENGTH = 300

/** Why a fact of a delivered machine is corrected: asked for when it changes, and kept with the correction. */
export const correctionReason: TextField = {
  name: 'correctionReason',
  type: 'text',
  label: documentLabel('correction.reason'),
  virtual: true,
  maxLength: MAX_REASON_LENGTH,
  admin: {
    description: documentLabel('correction.reasonHint'),
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/content/product-documents/CorrectionReason.tsx#CorrectionReason' },
  },
}

const text = (name: string, label: DocumentTextKey, required = true): Field => ({
  name,
  type: 'text',
  label: documentLabel(label),
  required,
})

/** What a serial number has said before, written by the program alone (guard-serial-numbers.ts). */
export const corrections: ArrayField = {
  name: 'corrections',
  type: 'array',
  label: documentLabel('corrections'),
  labels: { singular: documentLabel('correction'), plural: documentLabel('corrections') },
  access: { create: nobody, update: nobody },
  custom: { tellChange: tellCorrections },
  admin: {
    condition: (data: { corrections?: unknown[] }) => (data.corrections?.length ?? 0) > 0,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'what',
          type: 'select',
          label: documentLabel('correction.what'),
          required: true,
          options: correctedFacts.map((value) => ({ value, label: documentLabel(value) })),
        },
        text('before', 'correction.before'),
        text('after', 'correction.after', false),
      ],
    },
    text('reason', 'correction.reason'),
    {
      type: 'row',
      fields: [
        {
          name: 'correctedAt',
          type: 'date',
          label: documentLabel('correction.at'),
          required: true,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        text('correctedBy', 'correction.by', false),
      ],
    },
  ],
}
