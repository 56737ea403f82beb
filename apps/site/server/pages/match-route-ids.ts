import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

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
  return (path) => (matchRoutes(tree, path) ?? []).map(({ route }) => route.id ?? '')
}
