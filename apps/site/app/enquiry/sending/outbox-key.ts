/** Enquiries that could not be sent yet wait in local storage under this key (DESIGN.md, "Enquiries are never lost"). */
export const OUTBOX_KEY = 'enquiries'

/** Whether any wait. Cheap: every page asks. */
export function isOutboxFilled(): boolean {
  try {
    return (localStorage.getItem(OUTBOX_KEY) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
