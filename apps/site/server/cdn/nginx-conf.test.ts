import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { reservedPaths } from '@vitrine/contract/reserved-paths'
import { expect, it } from 'vitest'

const shipped = readFileSync(join(repositoryRoot(), 'deploy/nginx.conf'), 'utf8')
const blocks = [...shipped.matchAll(/^ {2}location (\S+) ?(\S*) \{\n([^}]*)\}/gm)]
const keeping = blocks.filter(([, , , body = '']) => body.includes('proxy_cache '))
const patterns = blocks.filter(([, kind]) => kind === '~').map(([, , it = '']) => new RegExp(it))

/** Whether nginx keeps nothing of an address, whatever the site says: it passes on which part of it is asked for, or refuses it. */
const isNotKept = (path: string) =>
  path === '/' || path.startsWith('/cms-api') || patterns.some((pattern) => pattern.test(path))

it('the proxy that we ship keeps pages alone [R13.64]', () => {
  expect(keeping.map(([, path]) => path)).toEqual(['/'])
  expect(shipped).toContain('location = / {')
  expect(shipped).toContain('location ^~ /cms-api {')
  const reserved = reservedPaths.filter(({ kind }) => kind !== 'unredirected').map(({ prefix }) => prefix)
  const files = ['/favicon.svg', '/robots.txt', '/sitemap-1.xml', '/media/a/b.mp4', '/documents/nv-450-manual/2.1/de']
  for (const path of [...reserved, ...reserved.map((it) => `${it}/x`), ...files])
    expect([path, isNotKept(path)]).toEqual([path, true])
  for (const path of [
    '/de',
    '/about',
    '/about.data',
    '/de/product/a/nv-450',
    '/de/documents/nv-450',
    '/mediation',
    '/api-de',
    '/_root.data',
  ])
    expect([path, isNotKept(path)]).toEqual([path, false])
})
