type Stored = { id: string; email: string }

/** Every enquiry that the back office has, as an administrator reads it. */
export async function listStored(cms: string, account: { email: string; password: string }): Promise<Stored[]> {
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${cms}/cms-api/users/login`, { method: 'POST', headers, body: JSON.stringify(account) })
  const { token } = (await login.json()) as { token?: string }
  if (!token) throw new Error(`the administrator cannot log in: status ${login.status}`)
  const stored: Stored[] = []
  for (let page = 1; ; page++) {
    const answer = await fetch(`${cms}/cms-api/enquiries?limit=200&depth=0&sort=id&page=${page}`, {
      headers: { authorization: `JWT ${token}` },
    })
    const { docs, hasNextPage } = (await answer.json()) as { docs: Stored[]; hasNextPage: boolean }
    stored.push(...docs)
    if (!hasNextPage) return stored
  }
}
