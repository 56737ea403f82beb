/** Unfolds what a link within the page leads to, before the browser goes there; not every browser does it by itself. */
export function openDetails(id: string) {
  const details = document.getElementById(id)?.closest('details')
  if (details) details.open = true
}
