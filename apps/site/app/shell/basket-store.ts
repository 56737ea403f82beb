import { useSyncExternalStore } from 'react'
import { type Basket, type BasketChange, changeBasket, emptyBasket, readBasket } from '../../shared/basket/basket.ts'

/** The storage key (R9.12). */
const BASKET_KEY = 'basket'

const listeners = new Set<() => void>()
let basket = restore()
let open = false

/** The basket of this browser. Every change is saved; other tabs hear of it by the storage event (R4.8, R19.8). */
export const basketStore = {
  get basket(): Basket {
    return basket
  },
  change(change: BasketChange) {
    const changed = changeBasket(basket, change)
    if (changed === basket) return
    basket = changed
    save()
    tellAll()
  },
  toggle(wanted = !open) {
    open = wanted
    tellAll()
  },
  subscribe(listener: () => void) {
    if (listeners.size === 0) listenToOthers()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stopListening()
    }
  },
}

/** The basket's lines; on the server, and while the page's bytes are taken over, none. */
export function useBasket(): Basket {
  return useSyncExternalStore(
    basketStore.subscribe,
    () => basket,
    () => emptyBasket,
  )
}

/** Whether the visitor looks at the basket. */
export function useBasketOpen(): boolean {
  return useSyncExternalStore(
    basketStore.subscribe,
    () => open,
    () => false,
  )
}

function tellAll() {
  for (const listener of listeners) listener()
}

function restore(): Basket {
  try {
    return readBasket(localStorage.getItem(BASKET_KEY))
  } catch {
    return emptyBasket
  }
}

function save() {
  try {
    localStorage.setItem(BASKET_KEY, JSON.stringify(basket))
  } catch {
    // Storage may be forbidden or full: the basket then lives as long as the page.
  }
}

function restoreAndTell() {
  basket = restore()
  tellAll()
}

function hearOtherTab({ key }: StorageEvent) {
  // No key: the whole storage was cleared.
  if (key === BASKET_KEY || key === null) restoreAndTell()
}

/** A page that the browser had put to sleep has heard nothing of other tabs. */
function wakeUp({ persisted }: PageTransitionEvent) {
  if (persisted) restoreAndTell()
}

function listenToOthers() {
  addEventListener('storage', hearOtherTab)
  addEventListener('pageshow', wakeUp)
}

function stopListening() {
  removeEventListener('storage', hearOtherTab)
  removeEventListener('pageshow', wakeUp)
}
