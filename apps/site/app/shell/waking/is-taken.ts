/** Whether React has taken an element over: it leaves the properties that it knows of it with it. */
export function isTaken(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
