import { notFoundCollection } from './not-found-collection.ts'

/** Addresses that visitors asked for and that have no page. */
export const notFoundPages = notFoundCollection({
  slug: 'missing-pages',
  labels: { singular: 'Missing page', plural: 'Missing pages' },
  title: 'path',
  columns: ['path', 'count', 'lastSeen', 'makeRedirect'],
  description:
    'Addresses that visitors asked for and that have no page, the most wanted first. The list keeps itself short: after 90 days without a visitor an address is forgotten.',
  fields: [{ name: 'path', type: 'text', required: true, unique: true }],
  named: { count: 'Asked for', lastSeen: 'Last asked for' },
  more: [
    {
      name: 'makeRedirect',
      type: 'ui',
      label: 'Redirect',
      admin: {
        components: {
          Cell: '/publishing/not-found-log/MakeRedirect.tsx#MakeRedirectCell',
          Field: '/publishing/not-found-log/MakeRedirect.tsx#MakeRedirectField',
        },
      },
    },
  ],
})
