import { productImportEndpoints } from '../imports/import-endpoints.ts'
import { contentLabel } from '../content-texts.ts'
import { position } from '../fields/facts.ts'
import { model3d, picture, pictures, video } from '../fields/media.ts'
import { slug } from '../fields/slug.ts'
import { heading, line, lines, longText } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'
import { specificationRows } from './specification-rows.ts'

const base = contentCollection({
  slug: 'products',
  defaultSort: 'position',
  admin: {
    group: 'Catalogue',
    useAsTitle: 'name',
    defaultColumns: ['name', 'model', 'category', 'position', '_status'],
    listSearchableFields: ['name', 'model', 'slug'],
    description:
      'The catalogue. Figures belong in the specifications, where they can be compared and are translated once.',
    components: { beforeListTable: ['/content/imports/screen/ProductListTools.tsx#ProductListTools'] },
  },
  fields: [
    heading('name'),
    {
      name: 'model',
      type: 'text',
      required: true,
      admin: { description: 'The type designation, the same in every language, such as NV-450.' },
    },
    slug('name'),
    position('The order within the category.'),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'profileType',
      type: 'select',
      label: contentLabel('product.profileType'),
      options: [
        { value: 'pvc', label: contentLabel('product.profileType.pvc') },
        { value: 'aluminium', label: contentLabel('product.profileType.aluminium') },
        { value: 'pvc-aluminium', label: contentLabel('product.profileType.both') },
      ],
      admin: { position: 'sidebar', description: contentLabel('product.profileTypeHint') },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Text',
          fields: [
            line('subtitle'),
            lines('summary', { description: 'One or two sentences for cards and search engines.' }),
            longText('description'),
          ],
        },
        { label: contentLabel('specification.rows'), fields: [specificationRows] },
        {
          label: 'Pictures and video',
          fields: [
            picture(),
            pictures('The last of more than four shows the product at work: it stands beside the overview instead.'),
            video(),
            model3d(),
          ],
        },
        { label: 'Features', fields: [{ name: 'features', type: 'array', fields: [line('title'), lines('text')] }] },
        {
          label: 'Questions',
          fields: [
            { name: 'faq', type: 'array', label: 'Questions and answers', fields: [line('question'), lines('answer')] },
          ],
        },
        {
          label: 'Related',
          fields: [{ name: 'related', type: 'relationship', relationTo: 'products', hasMany: true }],
        },
      ],
    },
  ],
})

export const products = { ...base, endpoints: productImportEndpoints }
