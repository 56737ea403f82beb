import { position } from '../fields/facts.ts'
import { picture, video } from '../fields/media.ts'
import { heading, lines } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const categorySections = contentCollection({
  slug: 'category-sections',
  defaultSort: 'position',
  admin: {
    group: 'Catalogue',
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'position', 'showOnHomepage', '_status'],
    listSearchableFields: ['name'],
    description: 'Blocks of the home page and of the category pages: a picture or video with product cards below it.',
  },
  fields: [
    heading('name'),
    { name: 'category', type: 'relationship', relationTo: 'categories', required: true },
    position(),
    { name: 'showOnHomepage', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    lines('description'),
    picture(),
    picture('videoPreview', 'Shown until the video is played.'),
    video(),
    { name: 'products', type: 'relationship', relationTo: 'products', hasMany: true },
  ],
})
