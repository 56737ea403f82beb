import type { TextFieldSingleValidation } from 'payload'
import { pagePath } from '../fields/page-path.ts'
import { splitPagePath, toPagePath } from '../seo/page-path.ts'
import { factCollection } from './content-collection.ts'

/** Redirects stay on the site, and none leads back to where it came from in one or two steps. */
const validateTarget: TextFieldSingleValidation = async (value, { data, req }) => {
  if (!value?.startsWith('/') || value.startsWith('//')) return 'A path of this site, such as /turnkey/.'
  const from: unknown = 'from' in data ? data.from : undefined
  if (typeof from !== 'string') return true
  const target = toPagePath(value)
  if (target === from || splitPagePath(target).page === from) return 'This leads to itself.'
  const back = await req.payload.count({
    collection: 'redirects',
    where: { and: [{ from: { equals: target } }, { to: { in: [from, from.replace(/\/$/, '')] } }] },
    req,
  })
  return back.totalDocs === 0 || 'That page redirects back here: visitors would go round in a circle.'
}

export const redirects = factCollection({
  slug: 'redirects',
  admin: {
    group: 'Search engines',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'status'],
    listSearchableFields: ['from', 'to'],
    description: 'Where pages have moved to. Given without a language, a redirect holds in every language.',
  },
  fields: [
    pagePath('from', { unique: true }),
    {
      name: 'to',
      type: 'text',
      required: true,
      validate: validateTarget,
      admin: { description: 'A path of this site.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: '301 moved for good' },
        { value: '302', label: '302 for now' },
        { value: '307', label: '307 for now, method kept' },
        { value: '308', label: '308 moved for good, method kept' },
      ],
    },
  ],
})
