import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@vitrine/contract/calls'

/**
 * Run at each release, for each kind of database: `node src/testing/make-release-data.ts` in apps/cms, with DATABASE_URL of an empty
 * Postgres for the other kind. It makes a few documents of what migrations have to bring along, and prints the DATA_DIR; a back-up of it,
 * named after the release, goes to src/migrations/releases, where a test migrates it from then on.
 */
const DATA_DIR = process.env.RELEASE_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'vitrine-release-')))
const account = { ADMIN_EMAIL: 'admin@norvane.example', ADMIN_PASSWORD: 'correct-horse-battery-staple' }
Object.assign(process.env, { DATA_DIR, SEED: 'none', NODE_ENV: 'production', ...account })
const { prepare } = await import('../prepare-data.ts')
await prepare(console.error)
const { getPayload } = await import('payload')
const { default: config } = await import('../payload.config.ts')
const { acceptEnquiry } = await import('../enquiries/acceptance/accept-enquiry.ts')
const payload = await getPayload({ config })

const { id: parameter } = await payload.create({
  collection: 'parameters',
  data: { name: 'Blade diameter', key: 'blade-diameter', group: 'tooling', kind: 'number', unit: 'mm' } as never,
})
const published = { _status: 'published' } as const
const { id: category } = await payload.create({
  collection: 'categories',
  data: { name: 'Saws', slug: 'saws', position: 1, ...published },
})
const specifications = [{ parameter, number: 450 }]
const { id: saw } = await payload.create({
  collection: 'products',
  data: { name: 'Double mitre saw', model: 'NV 450', slug: 'nv-450', category, specifications, ...published } as never,
})
await payload.update({
  collection: 'products',
  id: saw,
  locale: 'de',
  data: { name: 'Doppelgehrungssäge', ...published },
})
await payload.update({ collection: 'products', id: saw, data: { name: 'A draft of the saw' }, draft: true })
await payload.create({
  collection: 'products',
  data: { name: 'Welder', model: 'NV 700', slug: 'nv-700', category, related: [saw], ...published } as never,
})
await payload.create({ collection: 'redirects', data: { from: '/old-saw', to: '/product/saws/nv-450' } as never })

const drawing = Buffer.from('%PDF-1.7\na window')
const sha256 = createHash('sha256').update(drawing).digest('hex')
const order = {
  full_name: 'Ada Lovelace',
  phone: '4930123456',
  email: 'ada@visitors.example',
  company_name: 'Engines Ltd',
  country: 'Germany',
  message: 'A saw, please',
  language: 'de',
  action_location: '/de/turnkey',
  cart: [{ id: 'nv-450', name: 'Saw', model: 'NV 450', slug: 'nv-450', image: null, cnt: 2 }],
  files: [{ name: 'window.pdf', type: 'application/pdf', size: drawing.length, sha256 }],
}
const body = new FormData()
body.set('payload', JSON.stringify(order))
body.append('file', new Blob([drawing]), 'window.pdf')
const headers = { 'idempotency-key': '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11' }
const request = new Request('http://cms/api/order_request/', { method: 'POST', headers, body })
await acceptEnquiry(payload, { call: calls.sendOrder, name: 'sendOrder' } as never, request)
process.stdout.write(`${DATA_DIR}\n`)
process.exit(0)
