/** Access to the browser's storage that never throws: it may be forbidden, full or, on the server, missing. */

type StorageName = 'localStorage' | 'sessionStorage'

/** Session storage: when the page was loaded anew because a file was missing, in ms since 1970. */
export const RELOADED_AT = 'chunk_reloaded_at'

/** Session storage: what was added to the basket on pages that were left before they were awake, by spaces. */
export const ADD_LATER = 'add_later'

/** @returns null where there is no such key, undefined where storage cannot be used */
export function readItem(storage: StorageName, key: string): string | null | undefined {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return undefined
  }
}

/** @returns whether the value was kept */
export function writeItem(storage: StorageName, key: string, value: string): boolean {
  try {
    globalThis[storage].setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeItem(storage: StorageName, key: string) {
  try {
    globalThis[storage].removeItem(key)
  } catch {
    // Where storage cannot be used there is nothing to remove.
  }
}
