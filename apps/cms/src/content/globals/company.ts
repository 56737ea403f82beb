import { company as companyShape } from '@vitrine/contract/shapes/editorial'
import { chatUrl } from '../fields/chat-url.ts'
import { coordinates } from '../fields/facts.ts'
import { line, lines } from '../fields/text.ts'
import { draftedGlobal } from './drafted-global.ts'

const socialKinds = companyShape.shape.socials.element.shape.kind.options

export const company = draftedGlobal({
  slug: 'company',
  admin: { group: 'Company', description: 'Name, address and contacts: footer, contact page and structured data.' },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'legalName', type: 'text', required: true },
    lines('address'),
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', required: true },
        { name: 'fax', type: 'text' },
        { name: 'email', type: 'email', required: true },
      ],
    },
    line('hours', { label: 'Opening hours' }),
    coordinates(),
    chatUrl(),
    {
      name: 'socials',
      type: 'array',
      fields: [
        { name: 'kind', type: 'select', required: true, options: [...socialKinds] },
        {
          name: 'url',
          type: 'text',
          required: true,
          validate: (value: string | null | undefined) =>
            /^https:\/\/\S+$/.test(value ?? '') || 'A full address that begins with https://.',
        },
      ],
    },
  ],
})
