import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test'
import { logIn } from '../back-office.ts'
import { admin } from '../test-instance.ts'
import type { Services } from './services.ts'
import type { Who } from './who.ts'

type Account = { email: string; password: string }
export type Made = { id: number }

/** The product that tasks are done with, and the accounts of who does them. */
export type World = {
  siteUrl: string
  /** In all names of this run, so that it can be repeated on the same product. */
  run: string
  api: APIRequestContext
  /** The accounts of who does the tasks. */
  ids: Record<'editor' | 'colleague' | 'operator', number>
  /** The text of the mail of a kind about an enquiry, once it has come. */
  readMail: Services['readMail']
  /** Makes a document as an admin. @param data of English */
  make(collection: string, data: object, query?: string): Promise<Made>
  change(collection: string, id: number, data: object, query?: string): Promise<void>
  /** Sends an order as a visitor does. @returns its id, once it is at the desk */
  order(fields: object): Promise<string>
  /** The category of which the products of tasks are. */
  category: Made & { slug: string }
  /** The text of a page of the site. */
  read(path: string): Promise<string>
  /** A window of who is logged in; a second editor has the name of a colleague. */
  open(who: Who | 'colleague' | 'nobody'): Promise<Page>
}

const names = { editor: 'Ada Editor', colleague: 'Ben Colleague', operator: 'Olga Operator' } as const

export async function openWorld(siteUrl: string, browser: Browser, { readMail }: Services): Promise<World> {
  const run = randomUUID().slice(0, 6)
  const api = await request.newContext({ baseURL: siteUrl })
  const headers = await logIn(api)
  const accounts: Record<string, Account> = { owner: admin }
  const ids = { editor: 0, colleague: 0, operator: 0 }
  for (const [who, name] of Object.entries(names) as [keyof typeof names, string][]) {
    const account = { email: `${who}-${run}@norvane.example`, password: `the ${who} of these tasks` }
    const role = who === 'operator' ? 'operator' : 'editor'
    const made = await expectStatus(api.post('/cms-api/users', { headers, data: { ...account, role, name } }), 201)
    ids[who] = ((await made.json()) as { doc: Made }).doc.id
    accounts[who] = account
  }
  const found = await api.get('/cms-api/categories?limit=1&depth=0&sort=id', { headers })
  const [category] = ((await found.json()) as { docs: [Made & { slug: string }] }).docs

  return {
    siteUrl,
    run,
    api,
    ids,
    readMail,
    category,
    async make(collection, data, query = 'locale=en') {
      const made = await expectStatus(api.post(`/cms-api/${collection}?depth=0&${query}`, { headers, data }), 201)
      return ((await made.json()) as { doc: Made }).doc
    },
    async change(collection, id, data, query = 'locale=en') {
      await expectStatus(api.patch(`/cms-api/${collection}/${id}?depth=0&${query}`, { headers, data }), 200)
    },
    async order(fields) {
      const id = randomUUID()
      const sent = api.post('/api/order_request/', {
        headers: { 'idempotency-key': id, origin: siteUrl },
        data: { ...order, ...fields },
      })
      await expectStatus(sent, 201)
      for (let tries = 0; tries < 100; tries++) {
        if ((await api.get(`/cms-api/enquiries/${id}`, { headers })).ok()) return id
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`enquiry ${id} has not reached the desk`)
    },
    read: async (path) => (await api.get(path)).text(),
    async open(who) {
      const context = await browser.newContext({
        baseURL: siteUrl,
        viewport: { width: 1600, height: 900 },
        locale: 'en-GB',
      })
      const account = accounts[who]
      if (account) {
        const value = (await logIn(api, account)).authorization.replace('JWT ', '')
        await context.addCookies([{ name: 'payload-token', value, url: siteUrl, httpOnly: true, sameSite: 'Lax' }])
      }
      return context.newPage()
    },
  }
}

const order = {
  full_name: 'Grace Hopper',
  phone: '4930123456',
  email: 'grace@example.com',
  company_name: 'Fenster GmbH',
  country: 'Germany',
  message: 'Wir brauchen eine Säge.',
  language: 'de',
  action_location: '/de/turnkey',
  cart: [{ id: 'a', name: 'Saw', model: 'NV 450', slug: 'nv-450-double-mitre-saw', image: null, cnt: 3 }],
}

async function expectStatus(asked: ReturnType<APIRequestContext['get']>, status: number) {
  const answer = await asked
  if (answer.status() !== status) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return answer
}
