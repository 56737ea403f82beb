import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { logIn } from './back-office.ts'
import { proofOfWork } from './defended/proof-of-work.ts'
import { dataDir, siteUrl } from './test-instance.ts'

/** What a visitor from Türkiye orders, in the shape of R3.16. */
export const turkishOrder = {
  full_name: 'Ayşe Yılmaz',
  phone: '905321234567',
  email: 'ayse@example.com',
  company_name: 'Pencere A.Ş.',
  country: 'Türkiye',
  message: 'NV 450 için teklif rica ederiz.',
  language: 'tr',
  action_location: '/tr/turnkey',
  cart: [{ id: 'a', name: 'Saw', model: 'NV 450', slug: 'nv-450-double-mitre-saw', image: null, cnt: 3 }],
}

export async function sendOrder(request: APIRequestContext, id: string, order: object) {
  const headers = { 'idempotency-key': id, origin: siteUrl, ...(await proofOfWork(request)) }
  expect((await request.post('/api/order_request/', { headers, data: order })).status()).toBe(201)
}

/** Puts an order into the spool of the site as one that the content API refused, although it would accept it now. */
export function addRefusedEnquiry(id: string, order: typeof turkishOrder, age: { days: number }) {
  const now = Date.now()
  const body = JSON.stringify(order)
  const spool = new DatabaseSync(join(dataDir, 'spool.db'), { timeout: 5000 })
  spool
    .prepare(
      `INSERT INTO enquiries (id, kind, language, body, digest, state, attempts, next_at, received_at, last_error)
              VALUES (?, 'order', ?, ?, ?, 'refused', 4, ?, ?, 'status 422')`,
    )
    .run(
      id,
      order.language,
      body,
      createHash('sha256').update(`order\n${body}`).digest('hex'),
      now,
      now - age.days * 86_400_000,
    )
  spool.close()
}

type Stored = { basket: object[]; files: object[] } & Record<string, unknown>

/** The enquiry of an e-mail address as the cms has stored it; waits until it is there. */
export async function enquiryOf(request: APIRequestContext, email: string): Promise<Stored> {
  const headers = await logIn(request)
  const find = async () => {
    const answer = await request.get(`/cms-api/enquiries?depth=0&where[email][equals]=${email}`, { headers })
    return ((await answer.json()) as { docs: Stored[] }).docs
  }
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBe(1)
  return (await find())[0] as Stored
}
