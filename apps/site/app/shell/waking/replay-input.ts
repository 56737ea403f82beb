import { isTaken } from './is-taken.ts'
import { announce, type Field, isChanged, rememberField } from './replay-field.ts'
import type { EarlyInput } from './page-files.ts'

/**
 * Does again what the visitor did before React had the page: changed fields, also those that the browser has filled in, then presses in
 * their order. What one of them changes is drawn before the next, as between events of a visitor.
 */
export async function replayInput({ presses, stopHolding }: EarlyInput): Promise<void> {
  stopHolding()
  const held = presses.splice(0).map((press) => ({ press, ...toPressed(press.target as Element) }))
  const fields = [...document.querySelectorAll<Field>('input, select, textarea')].filter(isChanged)
  const changes = fields.map(rememberField)
  for (const [i, change] of changes.entries()) {
    // By this event React takes over the part of the page that the field is in.
    announce(fields[i] as Field, 'input')
    await drawn()
    change()
    await drawn()
  }
  for (const { press, ...pressed } of held) {
    const target = await taken(pressed)
    target?.dispatchEvent(repeat(press))
    await drawn()
  }
}

/** What was pressed, and its place among those of the page that look the same. */
type Pressed = { element: Element; place: number }

function toPressed(target: Element): Pressed {
  const element = target.closest('button,a,[data-held]') ?? target
  return { element, place: likes(element).indexOf(element) }
}

/** The elements of the page that look and do the same, in their order. */
function likes(element: Element): Element[] {
  const sign = (it: Element) =>
    [it.tagName, it.textContent, ...['aria-label', 'data-adds', 'href'].map((name) => it.getAttribute(name))].join()
  return [...document.querySelectorAll(element.tagName)].filter((it) => sign(it) === sign(element))
}

/** So many frames React has to take a part of the page over. */
const MAX_FRAMES = 60

/**
 * The element once React hears of presses on it. Where the content of its part has changed since the page was made React draws that anew: then it is the
 * one in its place. @returns null where there is none any more, or nobody can say which
 */
async function taken({ element, place }: Pressed): Promise<Element | null> {
  let now: Element | null = element
  for (let frame = 0; frame < MAX_FRAMES; frame++) {
    if (!now?.isConnected) {
      const found = likes(element)
      now = found[place] ?? (found.length === 1 ? found[0]! : null)
    }
    if (now && isTaken(now)) break
    // By any press React takes its part of the page over at once; nobody listens to this one.
    now?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))
    await new Promise(requestAnimationFrame)
  }
  return now?.isConnected ? now : null
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
