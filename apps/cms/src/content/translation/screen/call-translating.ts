export type Called = { ok: boolean; id?: number; message?: string }

/** Sends something to the endpoints of translation (translation-endpoints.ts). @returns `message` in the reader's language, where there is one */
export async function callTranslating(path: string, body: object | Blob = {}): Promise<Called> {
  const isFile = body instanceof Blob
  try {
    const response = await fetch(`/cms-api/translating${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
      body: isFile ? body : JSON.stringify(body),
    })
    return { ...((await response.json()) as object), ok: response.ok }
  } catch {
    return { ok: false }
  }
}
