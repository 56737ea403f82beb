import { toPagePath } from '../seo/page-path.ts'
import type { TextField } from 'payload'

/** A page of the site without language prefix; it is kept with slashes at both ends, as the contract looks it up. */
export function pagePath(name: string, about: { unique: boolean; description?: string }): TextField {
  return {
    name,
    type: 'text',
    required: true,
    unique: about.unique,
    index: true,
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' && value.trim() ? toPagePath(value.trim()) : value)],
    },
    validate: (value: string | null | undefined) =>
      Boolean(value?.startsWith('/') && !/[?#\s]/.test(value)) ||
      'A path of this site such as /turnkey/, without query.',
    admin: { description: about.description ?? 'Without the language: /turnkey/ stands for every language.' },
  }
}
