import type { Editor } from './editor.ts'
import { Figures, timeOf } from './figures.ts'
import { type Card, pathOf } from './card.ts'

const PUBLISHES = 100
const REQUESTS_A_SECOND = 50
const MAX_WAIT_MS = 60_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** An editor publishes products one after the other, while visitors ask for 50 pages a second, kept ones and others. */
export async function measurePublishing(siteUrl: string, { headers }: Editor, cards: readonly Card[]) {
  const saves = new Figures()
  const visible = new Figures()
  const meanwhile = new Figures()
  const failures: unknown[] = []
  const addresses = cards.flatMap((card) =>
    ['', '/fr', '/it', '/pl', '/es'].map((code) => siteUrl + code + pathOf(card)),
  )
  let asked = 0
  const timer = setInterval(() => {
    const url = asked % 2 === 0 ? `${siteUrl}/about` : (addresses[Math.floor(asked / 2) % addresses.length] ?? siteUrl)
    asked++
    timeOf(url).then(
      (ms) => meanwhile.add(ms),
      (error: unknown) => failures.push(error),
    )
  }, 1000 / REQUESTS_A_SECOND)
  try {
    await pause(1000)
    for (let round = 0; round < PUBLISHES; round++) {
      const card = cards[round % cards.length]
      if (!card) break
      const subtitle = `Published in round ${round}`
      const id = await findId(siteUrl, headers, card)
      const body = JSON.stringify({ subtitle, _status: 'published' })
      const from = performance.now()
      saves.add(await timeOf(`${siteUrl}/cms-api/products/${id}?locale=en&depth=0`, { method: 'PATCH', headers, body }))
      while (!(await (await fetch(siteUrl + pathOf(card))).text()).includes(subtitle)) {
        if (performance.now() - from > MAX_WAIT_MS) throw new Error(`${pathOf(card)} does not show what was published`)
        await pause(20)
      }
      visible.add(performance.now() - from)
      await pause(500)
    }
  } finally {
    clearInterval(timer)
  }
  if (failures.length > 0) throw new Error(`${failures.length} requests failed`, { cause: failures[0] })
  return {
    save: String(saves),
    'publish to visible': String(visible),
    'publish to visible, 99th percentile': visible.at(0.99).toFixed(0),
    'pages meanwhile': String(meanwhile),
  }
}

async function findId(siteUrl: string, headers: Record<string, string>, { slug }: Card): Promise<number> {
  const answer = await fetch(`${siteUrl}/cms-api/products?where[slug][equals]=${slug}&depth=0`, { headers })
  const { docs } = (await answer.json()) as { docs: { id: number }[] }
  if (!docs[0]) throw new Error(`there is no product ${slug}`)
  return docs[0].id
}
