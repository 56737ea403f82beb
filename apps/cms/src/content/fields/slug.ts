import { slug as slugShape } from '@vitrine/contract/shapes/text'
import type { FieldHook, TextField } from 'payload'
import { sayTo } from '../../platform/forms/say.ts'
import { giveFreeSlug } from './free-slug.ts'

/** Latin letters, digits and hyphens of a name: `NV-450 Double Mitre Saw` is `nv-450-double-mitre-saw`. Accents are dropped. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

const fillFrom =
  (source: string): FieldHook =>
  ({ value, data, req }) => {
    if (value) return value
    const name: unknown = data?.[source]
    return req.locale === 'en' && typeof name === 'string' ? toSlug(name) : value
  }

/** The last part of the page's address. Made from the English `source` when it is left empty. */
export function slug(source: 'name' | 'title'): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    hooks: { beforeValidate: [fillFrom(source)], beforeDuplicate: [giveFreeSlug] },
    validate: (value: string | null | undefined, { req }: { req: Parameters<typeof sayTo>[0] }) =>
      slugShape.safeParse(value).success ||
      sayTo(req)('Use lower-case Latin letters, digits and single hyphens, such as double-mitre-saw.'),
    admin: {
      position: 'sidebar',
      description:
        'The last part of the address. Left empty, it is made from the English name. A change redirects the old address.',
    },
  }
}
