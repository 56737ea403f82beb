type Manifest = { routes: Record<string, { css?: string[] } | undefined> }

/**
 * Loads the style sheet of the whole site, of which the page carries what it uses; to be awaited before anything is shown that the
 * server has not sent. Where it cannot be loaded, the page keeps what it has.
 */
export async function loadStyleSheet(): Promise<void> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest }
  await Promise.all((manifest?.routes['root']?.css ?? []).map(addStyleSheet))
}

function addStyleSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve())
    document.head.append(link)
  })
}
