import type { PrefetchBehavior } from 'react-router'

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Whether the code and data of a link's page are fetched when somebody is about to follow it (R13.13): not for visitors who save data,
 * nor where it would take what the page itself still needs.
 */
export function decideLinkPrefetch(connection: Connection | undefined): PrefetchBehavior {
  return connection?.saveData || connection?.effectiveType?.endsWith('2g') ? 'none' : 'intent'
}

/** As of now: connections change. */
export function linkPrefetch(): PrefetchBehavior {
  return decideLinkPrefetch((globalThis.navigator as { connection?: Connection } | undefined)?.connection)
}
