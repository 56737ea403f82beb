import { readItem, writeItem } from '../../shared/browser-storage.ts'
import { type Basket, type BasketChange, changeBasket, emptyBasket, readBasket } from '../../shared/basket/basket.ts'
import { createStore, useStore } from '../ui/create-store.ts'

/** The storage key (R9.12). */
const BASKET_KEY = 'basket'

const store = createStore(restore(), listenToOtherTabs)

/** The basket of this browser. Every change is saved; other tabs get it by the storage event (R4.8, R19.8). */
export const basketStore = {
  get basket(): Basket {
    return store.getSnapshot()
  },
  change(change: BasketChange) {
    const changed = changeBasket(store.getSnapshot(), change)
    if (changed === store.getSnapshot()) return
    // Where it cannot be saved the basket lives as long as the page.
    writeItem('localStorage', BASKET_KEY, JSON.stringify(changed))
    store.set(changed)
  },
  subscribe: store.subscribe,
}

/** The basket's lines; none on the server and until the page is hydrated. */
export function useBasket(): Basket {
  return useStore(store, emptyBasket)
}

function restore(): Basket {
  return readBasket(readItem('localStorage', BASKET_KEY) ?? null)
}

function listenToOtherTabs() {
  const handleStorage = ({ key }: StorageEvent) => {
    // No key: the whole storage was cleared.
    if (key === BASKET_KEY || key === null) store.set(restore())
  }
  // A page from the back/forward cache has missed the changes of other tabs.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) store.set(restore())
  }
  addEventListener('storage', handleStorage)
  addEventListener('pageshow', handlePageShow)
  return () => {
    removeEventListener('storage', handleStorage)
    removeEventListener('pageshow', handlePageShow)
  }
}
