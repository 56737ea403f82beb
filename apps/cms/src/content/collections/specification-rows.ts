import type { ArrayField, TextField, Validate } from 'payload'
import { checkbox, number, relationship, text } from 'payload/shared'
import { refuseTwice, refuseUnshown } from '../checks/check-specification.ts'
import { line } from '../fields/text.ts'

/** A validation of our own replaces Payload's: here it comes after it. */
const asWellAs =
  (general: unknown, own: Validate): Validate =>
  async (value, options) => {
    const result = await (general as Validate)(value, options)
    return result === true ? own(value, options) : result
  }

const shownNumber = asWellAs(number, refuseUnshown)

/** The specifications of a product. Which of the value's fields counts depends on the parameter's kind. */
export const specificationRows: ArrayField = {
  name: 'specifications',
  type: 'array',
  admin: {
    description:
      'One row for each parameter. Fill in the field of the parameter’s kind: a number (and a maximum for a range), a text, or yes.',
  },
  fields: [
    {
      name: 'parameter',
      type: 'relationship',
      relationTo: 'parameters',
      required: true,
      validate: asWellAs(relationship, refuseTwice),
    },
    {
      type: 'row',
      fields: [
        { name: 'number', type: 'number', validate: shownNumber, admin: { width: '25%' } },
        { name: 'max', type: 'number', label: 'Maximum', validate: shownNumber, admin: { width: '25%' } },
        { name: 'yes', type: 'checkbox', validate: asWellAs(checkbox, refuseUnshown), admin: { width: '25%' } },
        { name: 'highlight', type: 'checkbox', label: 'Show on cards', admin: { width: '25%' } },
      ],
    },
    { ...line('text'), validate: asWellAs(text, refuseUnshown) } as TextField,
  ],
}
