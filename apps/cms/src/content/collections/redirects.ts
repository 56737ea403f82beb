import type { TextFieldSingleValidation } from 'payload'
import { hasRole } from '../../platform/accounts/roles.ts'
import { sayTo } from '../../platform/forms/say.ts'
import { pagePath } from '../fields/page-path.ts'
import { refuseCircle, refuseSource, refuseTarget } from '../../publishing/redirects/check-redirect.ts'
import { redirectCsvEndpoints } from '../../publishing/redirects/csv-endpoints.ts'
import { resolveTargetChain, flattenRedirectChains } from '../../publishing/redirects/chain-hooks.ts'
import { findOtherRedirects } from '../../publishing/redirects/find-redirects.ts'
import { readTypedAddress } from '../../publishing/redirects/read-typed-address.ts'
import { settings } from '../../platform/settings.ts'
import { addressCollection } from './content-collection.ts'

type RedirectData = { from?: string; external?: boolean | null; status?: '301' }

const validateTarget: TextFieldSingleValidation = async (value, { data, id, req }) => {
  const { from, external, status = '301' } = data as RedirectData
  const to = value ?? ''
  const refusal = refuseTarget(to, external === true, sayTo(req))
  if (refusal) return refusal
  if (!from || req.payload === undefined) return true
  const redirect = { from, to, status, external: external === true }
  return (await refuseCircle(redirect, findOtherRedirects(req, id), sayTo(req))) ?? true
}

/** The default value that a link gives, such as the one of the pages not found: `…/create?from=/old/`. */
const fromQuery =
  (name: string) =>
  ({ req }: { req: { query?: Record<string, unknown> } }) => {
    const value = req.query?.[name]
    return typeof value === 'string' ? value : undefined
  }

const base = addressCollection({
  slug: 'redirects',
  admin: {
    group: 'Search engines',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'status', 'madeBy', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description:
      'Where pages have moved to. Without a language prefix a redirect applies to every language. A changed slug creates its redirect itself.',
    components: { beforeListTable: ['/content/redirects/RedirectCsv.tsx#RedirectCsv'] },
  },
  fields: [
    pagePath('from', { unique: true, defaultValue: fromQuery('from'), refuse: refuseSource }),
    {
      name: 'to',
      type: 'text',
      required: true,
      index: true,
      defaultValue: fromQuery('to'),
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === 'string' ? readTypedAddress(value, settings.SITE_URL) : value),
        ],
      },
      validate: validateTarget,
      admin: { description: 'A path of this site. If that page has moved as well, its final address is stored.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: '301 permanent' },
        { value: '302', label: '302 temporary' },
        { value: '307', label: '307 temporary, same method' },
        { value: '308', label: '308 permanent, same method' },
      ],
    },
    {
      name: 'external',
      type: 'checkbox',
      label: 'Leads to another site',
      defaultValue: false,
      access: { create: ({ req }) => hasRole(req.user, 'admin'), update: ({ req }) => hasRole(req.user, 'admin') },
      admin: { position: 'sidebar', description: 'Administrators only: visitors leave this site.' },
    },
    {
      name: 'madeBy',
      type: 'select',
      defaultValue: 'hand',
      options: [
        { value: 'hand', label: 'by hand' },
        { value: 'slug', label: 'a changed slug' },
        { value: 'import', label: 'an import' },
      ],
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
})

export const redirects = {
  ...base,
  endpoints: redirectCsvEndpoints,
  hooks: {
    ...base.hooks,
    beforeChange: [...(base.hooks?.beforeChange ?? []), resolveTargetChain],
    afterChange: [...(base.hooks?.afterChange ?? []), flattenRedirectChains],
  },
}
