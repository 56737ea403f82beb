import type { DeskTexts } from './desk-texts.ts'

type DeskResult<T> = { ok: true; body: T } | { ok: false; error: string }

/** Calls an endpoint of the desk from the browser; `error` is a sentence for the operator. */
export async function callDeskEndpoint<T = unknown>(
  texts: DeskTexts,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: unknown = {},
): Promise<DeskResult<T>> {
  try {
    const response = await fetch(`/cms-api/enquiries/${path}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json().catch(() => ({}))) as { error?: keyof DeskTexts }
    if (response.ok) return { ok: true, body: answer as T }
    return { ok: false, error: (answer.error && texts[answer.error]) ?? texts.failed }
  } catch {
    return { ok: false, error: texts.failed }
  }
}
