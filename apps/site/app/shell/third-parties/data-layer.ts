type DataLayerWindow = Window & { dataLayer?: unknown[] }

/** The tag manager's list of what happened: it reads the list whenever it is loaded. */
export function dataLayer(): unknown[] {
  const page = window as DataLayerWindow
  return (page.dataLayer ??= [])
}
