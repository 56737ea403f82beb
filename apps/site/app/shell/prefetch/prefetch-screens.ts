type Manifest = { routes: Record<string, { module?: string; imports?: string[]; css?: string[] } | undefined> }
type Connection = { saveData?: boolean; effectiveType?: string }

/** The files of all screens that this page has not fetched yet, as the next page may need them. */
export function decidePrefetch(manifest: Manifest | undefined, fetched: ReadonlySet<string>) {
  const routes = Object.values(manifest?.routes ?? {})
  const scripts = routes.flatMap((route) => [...(route?.module ? [route.module] : []), ...(route?.imports ?? [])])
  const styles = routes.flatMap((route) => route?.css ?? [])
  const missing = (files: string[]) => [...new Set(files)].filter((file) => !fetched.has(file))
  return { scripts: missing(scripts), styles: missing(styles) }
}

/** Whether the visitor's connection is good enough. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/**
 * Has the browser fetch the code of the other screens at the lowest priority; their data are fetched when a link is about to be used.
 * The manifest is the router's own list of routes and files.
 */
export function prefetchScreens() {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest }
  if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return
  const fetched = new Set(performance.getEntriesByType('resource').map((it) => new URL(it.name).pathname))
  const { scripts, styles } = decidePrefetch(manifest, fetched)
  for (const [kind, files] of [['script', scripts] as const, ['style', styles] as const])
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: kind, href }))
}
