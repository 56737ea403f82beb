import { findHeard, toPlaced } from './heard.ts'
import { type Field, isChanged, rememberField } from './replay-field.ts'
import type { EarlyInput } from './page-files.ts'

/**
 * Does again what the visitor did before React had the page: changed fields, also those that the browser has filled in, then presses in
 * their order. What one of them changes is drawn before the next, as between events of a visitor.
 */
export async function replayInput({ presses, stopHolding }: EarlyInput): Promise<void> {
  stopHolding()
  const held = presses.splice(0).map((press) => ({ press, placed: toPlaced(toPressed(press)) }))
  const fields = [...document.querySelectorAll<Field>('input, select, textarea')].filter(isChanged)
  const changes = fields.map((field) => ({ placed: toPlaced(field), change: rememberField(field) }))
  for (const { placed, change } of changes) {
    const field = await findHeard(placed)
    if (field) change(field as Field)
    await drawn()
  }
  for (const { press, placed } of held) {
    const pressed = await findHeard(placed)
    pressed?.dispatchEvent(repeat(press))
    await drawn()
  }
}

export function toPressed({ target }: MouseEvent): HTMLElement {
  return (target as Element).closest<HTMLElement>('button,a,[data-held]') ?? (target as HTMLElement)
}

/** React draws what an event has changed in a microtask. */
const drawn = () => Promise.resolve()

/** A press as it was, to be done again. */
export function repeat({ type, detail, clientX, clientY, screenX, screenY, button }: MouseEvent): MouseEvent {
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
