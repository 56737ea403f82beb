import { urlReference } from '@vitrine/contract/shapes/text'
import type { FormText } from '../../platform/forms/form-texts.ts'
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

/** What editors call them. */
export const sliderNames: Record<Slider, FormText> = {
  'home-page-header': 'Head of the home page',
  'header-category': 'Head of the categories',
  'header-turnkey': 'Head of the turnkey lines',
  'about-us-slider': 'Pictures of the page about us',
  'service-slider': 'Pictures of the service page',
}

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
      options: sliders.map((value) => ({ value, label: sliderNames[value] })),
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
