/** Enquiries that could not be sent yet wait in local storage under this key (DESIGN.md, "Enquiries are never lost"). */
export const KEPT_KEY = 'enquiries'

/** Whether any wait. Cheap: every page asks. */
export function hasKeptEnquiries(): boolean {
  try {
    return (localStorage.getItem(KEPT_KEY) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
