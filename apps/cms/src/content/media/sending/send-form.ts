type Sent = {
  method: string
  headers: HeadersInit | undefined
  body: FormData
  signal: AbortSignal
  /** @param share from 0 to 1 */
  onProgress: (share: number) => void
}

/**
 * Sends a form as `fetch` does, and says how much of it has been sent, which only the older interface of browsers tells.
 * @returns null where the connection broke off, or the signal ended it
 */
export function sendForm(
  address: string,
  { method, headers, body, signal, onProgress }: Sent,
): Promise<Response | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(toResponse(request)))
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(null))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function toResponse(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type')
  return new Response(request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: type === null ? {} : { 'content-type': type },
  })
}
