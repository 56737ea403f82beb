/** The router gives up the data of a page for those of another, and nobody waits for their end: that is no error, and stands in no console. */
export function ignoreAborts() {
  addEventListener('unhandledrejection', (event) => {
    if ((event.reason as Error | null)?.name === 'AbortError') event.preventDefault()
  })
}
