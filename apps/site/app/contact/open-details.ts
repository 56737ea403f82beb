/** Opens the <details> that an anchor is in, before the browser scrolls there; not every browser does it by itself. */
export function openDetails(id: string) {
  const details = document.getElementById(id)?.closest('details')
  if (details) details.open = true
}
