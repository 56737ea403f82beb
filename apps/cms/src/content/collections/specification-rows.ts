import type { ArrayField } from 'payload'
import { line } from '../fields/text.ts'

/** The specifications of a product. Which of the value's fields counts depends on the parameter's kind. */
export const specificationRows: ArrayField = {
  name: 'specifications',
  type: 'array',
  admin: {
    description:
      'One row for each parameter. Fill in the field of the parameter’s kind: a number (and a maximum for a range), a text, or yes.',
  },
  fields: [
    { name: 'parameter', type: 'relationship', relationTo: 'parameters', required: true },
    {
      type: 'row',
      fields: [
        { name: 'number', type: 'number', admin: { width: '25%' } },
        { name: 'max', type: 'number', label: 'Maximum', admin: { width: '25%' } },
        { name: 'yes', type: 'checkbox', admin: { width: '25%' } },
        { name: 'highlight', type: 'checkbox', label: 'Show on cards', admin: { width: '25%' } },
      ],
    },
    line('text'),
  ],
}
