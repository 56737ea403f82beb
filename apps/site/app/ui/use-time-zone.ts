import { useSyncExternalStore } from 'react'

/** The visitor's time zone, such as `Europe/Vienna`. Null on the server and at first: a kept page is the same for everybody. */
export function useTimeZone(): string | null {
  return useSyncExternalStore(listenToNothing, readTimeZone, () => null)
}

const readTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const listenToNothing = () => () => {}
