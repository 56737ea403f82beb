import { calls } from '@vitrine/contract/calls'
import { prefixesOf, reservedPaths } from '@vitrine/contract/reserved-paths'
import { languages } from '@vitrine/locales/languages'
import * as fc from 'fast-check'
import { screens } from '../screens.ts'
import { nastyLine, nastySegment } from './nasty.ts'

const contentCalls = Object.values(calls).map(
  ({ path }) => `/api${path.replace(/\{\w+\}/g, 'nv-450-double-mitre-saw')}`,
)

/** Besides the screens and the calls; some are there, some only look so. */
const others = `
  /robots.txt /sitemap.xml /sitemap-1.xml /api/openapi.json /api/docs/ /error /basket /order
  /cms-api/users/login /cms-api/users/me /cms-api/users/forgot-password /cms-api/users/reset-password
  /cms-api/products /cms-api/globals/company /cms-api/media /cms-api/access /cms-api/graphql /admin/login
  /admin/collections/products /_next/static/chunks/a.js /_next/image /internal/spool /media/flags/de.svg
  /media/files/a.pdf /media/a.webp /assets/a.js /__manifest /_root.data
`
  .trim()
  .split(/\s+/)

/** One address of each kind that the site answers, and of those that only programs ask for. */
const known = [
  ...Object.values(screens).map((it) => it.split('?')[0] ?? '/'),
  ...contentCalls,
  ...reservedPaths.map(({ prefix }) => prefix),
  ...prefixesOf('back-office', 'upload').map((it) => `${it}/`),
  ...others,
]
const parameters = `
  q path continent product turnkey _routes index language page limit depth where sort select locale draft url w
  timestamp suggestions category parent machine
`
  .trim()
  .split(/\s+/)

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...languages.map(({ code }) => code)), fc.constantFrom(...known))
      .map(([code, it]) => `/${code}${it}`),
  },
  { weight: 2, arbitrary: fc.constantFrom(...known).map((it) => `${it === '/' ? '/_root' : it}.data`) },
  // A known address with something in the place of one of its segments, or behind it.
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...known), fc.nat(4), nastySegment).map(([it, at, text]) => {
      const segments = it.split('/')
      segments[1 + at] = text
      return Array.from(segments, (segment) => segment ?? '').join('/')
    }),
  },
  { weight: 1, arbitrary: nastySegment.map((it) => `/${it}`) },
)

const query = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...parameters) }, { weight: 1, arbitrary: nastySegment }),
      nastySegment,
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

/** What a request line asks for: mostly a path with a query, at times another form. */
export const target = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(path, query).map(([it, search]) => (search === '' ? it : `${it}?${search}`)) },
  { weight: 1, arbitrary: path.map((it) => `http://localhost${it}`) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.constantFrom('*', '', 'localhost:80', '//', '///', '/?', '/#', 'http://', 'http:///', '/%'),
      nastyLine,
    ),
  },
)
