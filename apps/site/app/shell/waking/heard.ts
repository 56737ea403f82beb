import type { MouseEvent as ReactMouseEvent } from 'react'

/** Whether React has begun to take an element over: it leaves the properties that it knows of it with it. */
export function isTaken(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}

/**
 * Whether React hears of what is done to an element. An element that it has taken over may still be thrown away: where the content of its part has
 * changed since the page was made, React draws that anew. By the question React takes the part over at once, if it can.
 */
export function isHeard(element: Element): boolean {
  return !element.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, cancelable: true }))
}

/** Of the body: answers the question of `isHeard`, which reaches it only where React hears. */
export function answerWhetherHeard(event: ReactMouseEvent) {
  if (!event.isTrusted) event.preventDefault()
}

/** An element, its place among those of the page that look and do the same, and whether it has the focus. */
type Placed = { element: HTMLElement; place: number; isFocused: boolean }

/** To be called before React is asked for the element, by which it may be gone. */
export function toPlaced(element: HTMLElement): Placed {
  return { element, place: likes(element).indexOf(element), isFocused: document.activeElement === element }
}

/** The elements of the page that look and do the same as one that is in it or was, in their order. */
export function likes(element: HTMLElement): HTMLElement[] {
  const sign = (it: Element) =>
    [
      it.tagName,
      it.textContent,
      ...['aria-label', 'data-adds', 'href', 'name'].map((name) => it.getAttribute(name)),
    ].join()
  const wanted = sign(element)
  return [...document.querySelectorAll<HTMLElement>(element.tagName)].filter((it) => sign(it) === wanted)
}

/** So many frames React has to take a part of the page over. */
const MAX_FRAMES = 60

/**
 * The element once React hears of it, or the one in its place where its part is drawn anew, which gets its focus.
 * @returns null where there is none any more, or nobody can say which
 */
export async function findHeard({ element, place, isFocused }: Placed): Promise<HTMLElement | null> {
  let now: HTMLElement | null = element
  for (let frame = 0; frame < MAX_FRAMES; frame++) {
    if (!now?.isConnected) {
      const found = likes(element)
      now = found[place] ?? (found.length === 1 ? found[0]! : null)
    }
    if (now && isHeard(now)) break
    await new Promise(requestAnimationFrame)
  }
  if (!now?.isConnected) return null
  if (isFocused && document.activeElement === document.body) now.focus({ preventScroll: true })
  return now
}
