import { admin } from '../test-instance.ts'

export type Editor = { headers: Record<string, string> }

/** Logs in to the back office. @returns the headers of an editor's requests */
export async function logIn(siteUrl: string): Promise<Editor> {
  const json = { 'content-type': 'application/json' }
  const answer = await fetch(`${siteUrl}/cms-api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(admin),
  })
  const { token } = (await answer.json()) as { token: string }
  return { headers: { ...json, authorization: `JWT ${token}` } }
}
