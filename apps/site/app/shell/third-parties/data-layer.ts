type DataLayerWindow = Window & { dataLayer?: unknown[] }

/** The tag manager's list of events, which it reads when it is loaded. */
export function dataLayer(): unknown[] {
  const target = window as DataLayerWindow
  return (target.dataLayer ??= [])
}
