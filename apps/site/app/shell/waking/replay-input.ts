import { announce, type Field, isChanged, rememberField } from './replay-field.ts'
import type { EarlyInput } from './page-files.ts'

/**
 * Does again what the visitor did before React had the page: changed fields, also those that the browser has filled in, then presses in
 * their order. What one of them changes is drawn before the next, as between events of a visitor.
 */
export async function replayInput({ presses, stopHolding }: EarlyInput): Promise<void> {
  stopHolding()
  const fields = [...document.querySelectorAll<Field>('input, select, textarea')].filter(isChanged)
  const changes = fields.map(rememberField)
  for (const [i, change] of changes.entries()) {
    // By this event React takes over the part of the page that the field is in.
    announce(fields[i] as Field, 'input')
    await drawn()
    change()
    await drawn()
  }
  for (const press of presses.splice(0)) {
    if (press.target instanceof Element && press.target.isConnected) press.target.dispatchEvent(repeat(press))
    await drawn()
  }
}

/** React draws what an event has changed in a microtask. */
const drawn = () => Promise.resolve()

function repeat({ type, detail, clientX, clientY, screenX, screenY, button }: MouseEvent): MouseEvent {
  const place = { clientX, clientY, screenX, screenY }
  return new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
    detail,
    button,
    ...place,
  })
}
