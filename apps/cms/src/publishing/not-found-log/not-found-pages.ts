import { notFoundCollection } from './not-found-collection.ts'

/** Addresses without a page that visitors asked for. */
export const notFoundPages = notFoundCollection({
  slug: 'not-found-pages',
  labels: { singular: 'Page not found', plural: 'Pages not found' },
  titleField: 'path',
  columns: ['path', 'count', 'lastSeen', 'makeRedirect'],
  description:
    'Addresses without a page that visitors asked for, most often first. An address is deleted after 90 days without a visitor.',
  fields: [{ name: 'path', type: 'text', required: true, unique: true }],
  countLabels: { count: 'Asked for', lastSeen: 'Last asked for' },
  actions: [
    {
      name: 'makeRedirect',
      type: 'ui',
      label: 'Redirect',
      admin: {
        components: {
          Cell: '/publishing/not-found-log/MakeRedirectLink.tsx#MakeRedirectCell',
          Field: '/publishing/not-found-log/MakeRedirectLink.tsx#MakeRedirectField',
        },
      },
    },
  ],
})
