import type { Config, Endpoint, PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { auditPlugin } from './audit-plugin.ts'

const answer = (status: number) => async () => new Response(null, { status })
const endpoints: Endpoint[] = [
  { method: 'post', path: '/login', handler: answer(200) },
  { method: 'get', path: '/:account/sessions', handler: answer(200) },
  { method: 'delete', path: '/:account/sessions/:session', handler: answer(200) },
  { method: 'post', path: '/me/second-factor/off', handler: answer(200) },
  { method: 'post', path: '/me/second-factor/confirm', handler: answer(400) },
]

it('records what an endpoint of accounts has changed, and neither what it tells nor what it refused [R12.71]', async () => {
  const events: Record<string, unknown>[] = []
  const db = { create: async ({ data }: { data: Record<string, unknown> }) => events.push(data) }
  const req = {
    payload: { db },
    user: { id: 7, email: 'ada@norvane.example' },
    routeParams: { account: '9' },
    headers: new Headers(),
  } as unknown as PayloadRequest
  const config = await auditPlugin({
    collections: [{ slug: 'users', auth: true, fields: [], endpoints }],
  } as unknown as Config)
  const recorded = config.collections?.[0]?.endpoints
  for (const { handler } of recorded === false ? [] : (recorded ?? [])) await handler(req)
  expect(
    events.map(({ kind, entity, documentId, changedFields }) => [kind, entity, documentId, changedFields]),
  ).toEqual([
    ['save', 'users', '9', 'sessions'],
    ['save', 'users', '9', 'second-factor off'],
  ])
})
