const OWN_API = /^\/cms-api\/(media|files|document-versions)(\/|\?|$)/

/** The file of a request that saves an upload; null of every other request. @param address as `fetch` got it, `origin` that of the page */
export function fileOf(address: string, origin: string, body: unknown): File | null {
  if (!(body instanceof FormData)) return null
  const url = new URL(address, origin)
  if (url.origin !== origin || !OWN_API.test(url.pathname + url.search)) return null
  const file = body.get('file')
  return file instanceof File ? file : null
}
