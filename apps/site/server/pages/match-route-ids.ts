import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** How many paths are remembered: one request asks for the same some times. */
const MAX_REMEMBERED = 1_000

/** The ids of the routes that answer a path, from the root to the page. */
export type RouteIdsOf = (path: string) => string[]

/** @param routes those of the built site */
export function createRouteIdsOf(routes: ServerBuild['routes']): RouteIdsOf {
  const below = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((it) => it !== undefined)
      .filter((it) => it.parentId === parentId)
      .map(({ id, path, index }) =>
        index ? { id, index: true } : { id, ...(path !== undefined && { path }), children: below(id) },
      )
  const tree = below(undefined)
  const remembered = new Map<string, string[]>()
  return (path) => {
    const known = remembered.get(path)
    if (known) return known
    // The router orders all routes anew for each path: a twentieth of what a page takes to be rendered.
    const ids = (matchRoutes(tree, path) ?? []).map(({ route }) => route.id ?? '')
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(path, ids)
    return ids
  }
}
