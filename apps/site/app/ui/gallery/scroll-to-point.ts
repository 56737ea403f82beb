/** Scrolls an element to a point of its content. @param point fractions of its width and height, 0 to 1, from the top left corner */
export function scrollToPoint(element: HTMLElement, { x, y }: { x: number; y: number }) {
  const maxLeft = element.scrollWidth - element.clientWidth
  const maxTop = element.scrollHeight - element.clientHeight
  // In right-to-left text scroll positions are negative, with 0 at the right end.
  const start = getComputedStyle(element).direction === 'rtl' ? -maxLeft : 0
  element.scrollTo({ left: start + maxLeft * x, top: maxTop * y, behavior: 'instant' })
}
