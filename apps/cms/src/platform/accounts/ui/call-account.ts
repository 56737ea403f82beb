import type { AccountTexts } from '../account-texts.ts'

type AccountResult<T> = { ok: true; body: T } | { ok: false; error: string }

/** Calls an endpoint about an account from the browser; `error` is a sentence for whoever reads it. */
export async function callAccount<T = unknown>(
  texts: AccountTexts,
  language: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<AccountResult<T>> {
  try {
    const response = await fetch(`/cms-api/users/${path}`, {
      method,
      headers: { 'accept-language': language, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await response.json().catch(() => ({}))) as { errors?: { message?: string }[] }
    if (response.ok) return { ok: true, body: answer as T }
    return { ok: false, error: answer.errors?.[0]?.message ?? texts.failed }
  } catch {
    return { ok: false, error: texts.failed }
  }
}
