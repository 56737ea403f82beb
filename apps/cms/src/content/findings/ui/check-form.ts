import type { Finding } from '../finding.ts'
import type { Card } from '../to-card.ts'

export type Findings = { findings: Finding[]; card: (Card & { url: string }) | null }

/**
 * Has the content of a form checked. It never rejects: a form that changes or is left gives up the request, before the answer or in
 * the middle of it, and nobody waits for it then.
 * @param kind slug of the collection @param body JSON of the language and the values
 */
export async function checkForm(kind: string, body: string, signal: AbortSignal): Promise<Findings | 'failed'> {
  const headers = { 'content-type': 'application/json' }
  try {
    const request = { method: 'POST', credentials: 'same-origin', headers, body, signal } as const
    const response = await fetch(`/cms-api/findings/${kind}`, request)
    return response.ok ? ((await response.json()) as Findings) : 'failed'
  } catch {
    return 'failed'
  }
}
