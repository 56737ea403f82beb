import { readItem } from '../../../shared/browser-storage.ts'

/** Enquiries that could not be sent yet wait in local storage under this key (R10.10). */
export const OUTBOX_KEY = 'enquiries'

/** Whether any wait. Cheap: every page asks. */
export function isOutboxFilled(): boolean {
  return (readItem('localStorage', OUTBOX_KEY) ?? '[]') !== '[]'
}
