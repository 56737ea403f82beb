import type { DefaultValue, TextField } from 'payload'
import { type Say, sayTo } from '../../platform/forms/say.ts'
import { readTypedAddress } from '../../publishing/redirects/read-typed-address.ts'
import { toPagePath } from '../../publishing/redirects/page-path.ts'
import { settings } from '../../platform/settings.ts'

type PagePathOptions = {
  unique: boolean
  description?: string
  defaultValue?: DefaultValue
  /** Why a path is not allowed, or null. */
  refuse?: (path: string, say: Say) => string | null
}

const toStoredPath = (typed: string) => toPagePath(readTypedAddress(typed, settings.SITE_URL))

/** A page of the site without language prefix, stored decoded and with slashes at both ends, as the contract looks it up. */
export function pagePath(name: string, { unique, description, defaultValue, refuse }: PagePathOptions): TextField {
  return {
    name,
    type: 'text',
    required: true,
    unique,
    index: true,
    ...(defaultValue !== undefined && { defaultValue }),
    hooks: {
      // Of a duplicate, the page is still to be chosen.
      beforeDuplicate: [() => undefined],
      beforeValidate: [({ value }) => (typeof value === 'string' && value.trim() ? toStoredPath(value) : value)],
    },
    validate: (value: string | null | undefined, { req }: { req: Parameters<typeof sayTo>[0] }) =>
      value?.startsWith('/') && !/[?#\\\t\r\n]/.test(value)
        ? (refuse?.(value, sayTo(req)) ?? true)
        : sayTo(req)('Give a path of this site such as /turnkey/, without query.'),
    admin: { description: description ?? 'Without the language: /turnkey/ means that page in every language.' },
  }
}
