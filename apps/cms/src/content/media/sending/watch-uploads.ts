import { fileOf } from './file-of.ts'
import { sendForm } from './send-form.ts'
import type { UploadTexts } from './upload-texts.ts'

/** A file on its way. `share` of it has been sent, from 0 to 1. */
export type Upload = { id: number; name: string; share: number; cancel: () => void }

/**
 * Sends the files of all forms of the back office by an interface that tells how much has been sent: Payload asks `fetch`, which does not, and
 * gives its forms no other way to save. Everything else goes as before.
 * @param onChange gets what is on its way, whenever that changes
 * @returns what undoes it
 */
export function watchUploads(onChange: (uploads: readonly Upload[]) => void, texts: UploadTexts): () => void {
  const { fetch } = window
  let uploads: readonly Upload[] = []
  let count = 0
  const show = (next: readonly Upload[]) => onChange((uploads = next))

  async function send(address: string, init: RequestInit, file: File): Promise<Response> {
    const id = (count += 1)
    const ending = new AbortController()
    init.signal?.addEventListener('abort', () => ending.abort())
    show([...uploads, { id, name: file.name, share: 0, cancel: () => ending.abort() }])
    const answer = await sendForm(address, {
      method: (init.method ?? 'GET').toUpperCase(),
      headers: init.headers,
      body: init.body as FormData,
      signal: ending.signal,
      onProgress: (share) => show(uploads.map((it) => (it.id === id ? { ...it, share } : it))),
    })
    show(uploads.filter((it) => it.id !== id))
    // Said by the form as what a server refuses, in the reader's words.
    return answer ?? refuse(ending.signal.aborted ? texts.cancelled : texts.broken)
  }

  const own: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const file = fileOf(address, window.location.origin, init?.body)
    return file && init ? send(address, init, file) : fetch(input, init)
  }
  window.fetch = own
  return () => {
    if (window.fetch === own) window.fetch = fetch
  }
}

const refuse = (message: string) => Response.json({ errors: [{ message }] }, { status: 400 })
