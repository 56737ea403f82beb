import type { ArrayField, TextField } from 'payload'
import { checkbox, number, relationship, text } from 'payload/shared'
import { contentLabel } from '../content-texts.ts'
import { asWellAs } from '../checks/as-well-as.ts'
import { refuseTwice, refuseUnshown } from '../checks/check-specification.ts'
import { line } from '../fields/text.ts'

const shownNumber = asWellAs(number, refuseUnshown)

const components = '/content/specifications/SpecificationFields.tsx'

/** The specifications of a product. A row offers the fields of its parameter's kind. */
export const specificationRows: ArrayField = {
  name: 'specifications',
  type: 'array',
  label: contentLabel('specification.rows'),
  labels: { singular: contentLabel('specification.row'), plural: contentLabel('specification.rows') },
  admin: {
    description: contentLabel('specification.hint'),
    components: {
      RowLabel: {
        path: '/content/specifications/SpecificationLabel.tsx#SpecificationLabel',
        clientProps: { name: contentLabel('specification.row'), yes: contentLabel('specification.yes') },
      },
    },
  },
  fields: [
    {
      name: 'parameter',
      type: 'relationship',
      label: contentLabel('parameter.one'),
      relationTo: 'parameters',
      required: true,
      validate: asWellAs(relationship, refuseTwice),
    },
    {
      type: 'row',
      fields: [
        {
          name: 'number',
          type: 'number',
          label: contentLabel('specification.value'),
          validate: shownNumber,
          admin: {
            components: {
              Field: {
                path: `${components}#SpecificationNumber`,
                clientProps: { fromLabel: contentLabel('specification.from') },
              },
            },
          },
        },
        {
          name: 'max',
          type: 'number',
          label: contentLabel('specification.to'),
          validate: shownNumber,
          admin: { components: { Field: `${components}#SpecificationNumber` } },
        },
        {
          name: 'yes',
          type: 'checkbox',
          label: contentLabel('specification.yes'),
          validate: asWellAs(checkbox, refuseUnshown),
          admin: { components: { Field: `${components}#SpecificationYes` } },
        },
        {
          name: 'highlight',
          type: 'checkbox',
          label: contentLabel('specification.highlight'),
          admin: { width: '25%' },
        },
      ],
    },
    specificationText(),
  ],
}

function specificationText(): TextField {
  const field = line('text')
  return {
    ...field,
    validate: asWellAs(text, refuseUnshown),
    admin: {
      ...field.admin,
      components: { ...field.admin?.components, Field: `${components}#SpecificationText` },
    },
  } as TextField
}
