import type { DeskTexts } from './desk-texts.ts'

type DeskResult<T> = { ok: true; body: T } | { ok: false; error: string }

/** Asks an endpoint of the desk from the browser; a failure is a sentence for the operator. */
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
    const answered = (await response.json().catch(() => ({}))) as { error?: keyof DeskTexts }
    if (response.ok) return { ok: true, body: answered as T }
    return { ok: false, error: (answered.error && texts[answered.error]) ?? texts.problem }
  } catch {
    return { ok: false, error: texts.problem }
  }
}
