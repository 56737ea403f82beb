import { isTaken } from './is-taken.ts'
import { type Field, isChanged, rememberField } from './replay-field.ts'

/**
 * Keeps what is typed or chosen after the page is awake in a part of it that React has not taken over yet: by the event React takes it over,
 * and draws the field as the page came. What the visitor made of it is put back once, and React told of it.
 */
export function keepLateInput(): void {
  const kept = new WeakSet<Field>()
  const keep = ({ target }: Event) => {
    // React hears of files by the event that follows, and changes nothing of them.
    if (!isField(target) || target.type === 'file' || isTaken(target) || kept.has(target) || !isChanged(target)) return
    kept.add(target)
    setTimeout(rememberField(target))
  }
  // A choice is told by the click; it is made already when that is heard.
  for (const type of ['click', 'input']) addEventListener(type, keep, true)
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  )
}
