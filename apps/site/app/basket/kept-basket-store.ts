import { readItem, removeItem, writeItem } from '../../shared/browser-storage.ts'
import { KEPT_BASKETS_KEY, type KeptBaskets, readKeptBaskets } from '../../shared/basket/kept-baskets.ts'
import { createStore } from '../ui/create-store.ts'

const restore = (): KeptBaskets => readKeptBaskets(readItem('localStorage', KEPT_BASKETS_KEY))

const store = createStore(restore(), () => {
  const handleStorage = ({ key }: StorageEvent) => {
    // No key: the whole storage was cleared.
    if (key === KEPT_BASKETS_KEY || key === null) store.set(restore())
  }
  // Another tab may have changed them since the dialog was open last.
  store.set(restore())
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
})

/** The baskets that this browser keeps under names. */
export const keptBasketStore = {
  getSnapshot: store.getSnapshot,
  subscribe: store.subscribe,
  /** @returns whether the browser has kept it; where not, nothing changes */
  set(kept: KeptBaskets): boolean {
    if (kept.length === 0) removeItem('localStorage', KEPT_BASKETS_KEY)
    else if (!writeItem('localStorage', KEPT_BASKETS_KEY, JSON.stringify(kept))) return false
    store.set(kept)
    return true
  },
}
