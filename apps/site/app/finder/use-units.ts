import { useSyncExternalStore } from 'react'
import { UNITS_EVENT } from '../shell/units/switch-units.ts'

export type Units = 'metric' | 'imperial'

function subscribe(listener: () => void) {
  addEventListener(UNITS_EVENT, listener)
  return () => removeEventListener(UNITS_EVENT, listener)
}

/** Which units the visitor has chosen. Pages are kept for all: they are metric until the browser has taken them over. */
export function useUnits(): Units {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.units === 'imperial' ? 'imperial' : 'metric'),
    () => 'metric',
  )
}
