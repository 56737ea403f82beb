import { findHeard, isHeard, isTaken, toPlaced } from './heard.ts'
import { type Field, isChanged, rememberField } from './replay-field.ts'
import { repeat, toPressed } from './replay-input.ts'

/**
 * Keeps what is typed, chosen or pressed after the page is awake in a part of it that React has not taken over yet. By the event React takes it over,
 * and draws its fields as the page came, or all of it anew: what the visitor made of a field is put back once, and React told of it; what was
 * pressed is pressed again; where the focus was it is again.
 */
export function keepLateInput(): void {
  const kept = new WeakSet<Field>()
  const keep = ({ target }: Event) => {
    // React hears of files by the event that follows, and changes nothing of them.
    if (!isField(target) || target.type === 'file' || isTaken(target) || kept.has(target) || !isChanged(target)) return
    kept.add(target)
    const placed = toPlaced(target)
    const change = rememberField(target)
    setTimeout(async () => {
      const field = await findHeard(placed)
      if (field) change(field as Field)
    })
  }
  // A choice is told by the click; it is made already when that is heard.
  for (const type of ['click', 'input']) addEventListener(type, keep, true)
  addEventListener('click', keepPress, true)
  addEventListener('focusin', keepFocus, true)
}

/** A press with a key held is the browser's. */
async function keepPress(press: MouseEvent) {
  if (!press.isTrusted || press.ctrlKey || press.metaKey || press.shiftKey) return
  const pressed = toPressed(press)
  if (!pressed.matches('button,a')) return
  const placed = toPlaced(pressed)
  if (isHeard(pressed)) return
  press.preventDefault()
  press.stopImmediatePropagation()
  const heard = await findHeard(placed)
  heard?.dispatchEvent(repeat(press))
}

async function keepFocus({ target }: Event) {
  if (!(target instanceof HTMLElement)) return
  const placed = toPlaced(target)
  if (!isHeard(target)) await findHeard(placed)
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  )
}
