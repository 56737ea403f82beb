import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let open = false

/** Opens and closes the contact popup, from wherever on the page. */
export function openContactPopup(wanted = true) {
  open = wanted
  for (const listener of listeners) listener()
}

export function useContactPopupOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
