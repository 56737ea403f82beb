import { urlReference } from '@vitrine/contract/shapes/text'
import { position } from '../fields/facts.ts'
import { picture, video } from '../fields/media.ts'
import { heading, line, lines } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const sliders = [
  'home-page-header',
  'header-category',
  'header-turnkey',
  'about-us-slider',
  'service-slider',
] as const
export type Slider = (typeof sliders)[number]

export const slides = contentCollection({
  slug: 'slides',
  defaultSort: 'position',
  admin: {
    group: 'Editorial',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slider', 'position', '_status'],
    listSearchableFields: ['title'],
    description: 'The large pictures at the head of pages.',
  },
  fields: [
    heading('title'),
    {
      name: 'slider',
      type: 'select',
      required: true,
      index: true,
      options: [...sliders],
      admin: { position: 'sidebar' },
    },
    position(),
    lines('text'),
    {
      name: 'link',
      type: 'text',
      validate: (value: string | null | undefined) =>
        !value ||
        urlReference.safeParse(value).success ||
        'A path of this site without language, such as /turnkey, or an https address.',
    },
    line('linkText'),
    picture(),
    video(),
  ],
})
