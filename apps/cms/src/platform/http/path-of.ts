/** The path of an address without its query, decoded: Next understands `/%63ms-api` too. What cannot be decoded stays as it is. */
export function pathOf(url = '/'): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether a path is a place or below it. */
export const isBelow = (path: string, place: string) => path === place || path.startsWith(`${place}/`)
