/** Publishes one turnkey again and again, as an editor. */
export type Publisher = { publish(): Promise<void> }

/** @throws where the account cannot log in or there is no turnkey */
export async function createPublisher(
  siteUrl: string,
  account: { email: string; password: string },
): Promise<Publisher> {
  const json = { 'content-type': 'application/json' }
  const ask = async (path: string, init: RequestInit): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${siteUrl}/cms-api${path}`, { ...init, signal: AbortSignal.timeout(60_000) })
    if (!answer.ok) throw new Error(`${path}: status ${answer.status}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const { token } = await ask('/users/login', { method: 'POST', headers: json, body: JSON.stringify(account) })
  const headers = { ...json, authorization: `JWT ${String(token)}` }
  const { docs } = (await ask('/turnkeys?limit=1&depth=0', { headers })) as { docs: { id: string; slug: string }[] }
  const [first] = docs
  if (!first) throw new Error('there is no turnkey to publish')
  const body = JSON.stringify({ slug: first.slug, _status: 'published' })
  return { publish: async () => void (await ask(`/turnkeys/${first.id}`, { method: 'PATCH', headers, body })) }
}
