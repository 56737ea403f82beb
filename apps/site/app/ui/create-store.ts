import { useSyncExternalStore } from 'react'

/** A value outside of React that components can watch. */
export type Store<State> = {
  getSnapshot(): State
  /** Calls the listeners if the value is another one. */
  set(state: State): void
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void
}

/** @param connect called with the first subscription; returns what is called after the last one has ended */
export function createStore<State>(initial: State, connect?: () => () => void): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  let disconnect: (() => void) | undefined
  return {
    getSnapshot: () => state,
    set(next) {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) disconnect = connect?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) disconnect?.()
      }
    },
  }
}

/** The store's value. @param server the value on the server and during hydration */
export function useStore<State>(store: Pick<Store<State>, 'subscribe' | 'getSnapshot'>, server: State): State {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => server)
}
