/** Scrolls an element to a point of its content. @param point parts of its width and height, 0 to 1, from the top left corner */
export function scrollToPoint(element: HTMLElement, { x, y }: { x: number; y: number }) {
  const wide = element.scrollWidth - element.clientWidth
  const high = element.scrollHeight - element.clientHeight
  // Where text runs from right to left, scrolling is counted downwards from 0 at the right end.
  const start = getComputedStyle(element).direction === 'rtl' ? -wide : 0
  element.scrollTo({ left: start + wide * x, top: high * y, behavior: 'instant' })
}
