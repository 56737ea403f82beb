type Answer = { id: number } | { error: string }

/** Sends a file as the body of a request. Only the older interface of browsers tells how much has been sent. @param onProgress in per cent */
export function sendFile(
  url: string,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100)))
    request.addEventListener('load', () => resolve(toAnswer(request.responseText)))
    request.addEventListener('error', () => resolve({ error: 'failed.error' }))
    request.addEventListener('abort', () => resolve({ error: 'cancelled' }))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function toAnswer(text: string): Answer {
  try {
    const answer = JSON.parse(text) as { id?: unknown; error?: unknown }
    return typeof answer.id === 'number' ? { id: answer.id } : { error: String(answer.error) }
  } catch {
    return { error: 'failed.error' }
  }
}
