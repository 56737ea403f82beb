import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { createRouteIdsOf } from './match-route-ids.ts'

const route = (id: string, parentId?: string, path?: string) => ({ id, parentId, path, index: id === 'home' })
const routes = Object.fromEntries(
  [
    route('root', undefined, ''),
    route('language', 'root', ':lang?'),
    route('home', 'language'),
    route('about', 'language', 'about'),
    route('no-match', 'language', '*'),
  ].map((it) => [it.id, it]),
) as unknown as ServerBuild['routes']
const routeIdsOf = createRouteIdsOf(routes)

it.each([
  ['/', ['root', 'language', 'home']],
  ['/ru', ['root', 'language', 'home']],
  ['/ru/about', ['root', 'language', 'about']],
  ['/ru/lost/page', ['root', 'language', 'no-match']],
])('knows the routes of %s [R12.13, R13.2]', (path, ids) => expect(routeIdsOf(path)).toEqual(ids))
