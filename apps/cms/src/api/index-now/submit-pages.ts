const TIMEOUT_MS = 15_000

type Submission = { endpoint: string; siteUrl: string; key: string }

/**
 * Tells the search engines of IndexNow that pages have changed (https://www.indexnow.org/documentation).
 * @param addresses at most 10,000, all of the site
 * @throws with the status, where they were not taken
 */
export async function submitPages(addresses: readonly string[], { endpoint, siteUrl, key }: Submission): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Vitrine' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: addresses,
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  // 202: taken, and the key will be looked at.
  if (response.status !== 200 && response.status !== 202) throw new Error(`status ${response.status}`)
}
