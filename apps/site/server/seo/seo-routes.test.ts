import type { AnswerClient } from '@vitrine/contract/client'
import { expect, it } from 'vitest'
import { createSeoRoutes } from './seo-routes.ts'
import type { Sitemaps } from './sitemaps.ts'

const siteUrl = 'https://norvane.example'
const bodies: Record<string, unknown> = {
  listCategories: [{ slug: 'saws', name: 'Saws [all]', summary: 'They cut\nto length.' }],
  listTurnkeys: [],
  getCompany: { name: 'Norvane' },
}
const client = ((name: string) =>
  name in bodies
    ? Promise.resolve({ body: bodies[name] })
    : Promise.reject(new Error('not found'))) as unknown as AnswerClient
const make = (given: { aiCrawlers?: 'allow' | 'refuse'; indexNowKey?: string }) =>
  createSeoRoutes({ siteUrl, sitemaps: {} as Sitemaps, client, aiCrawlers: 'allow', ...given })

it('/llms.txt says who this is and where to read on, and is not there for whom the site is closed to [R16.11]', async () => {
  const text = await (await make({}).request('/llms.txt')).text()
  expect(text).toMatch(/^# Norvane\n\n/)
  expect(text).toContain(
    String.raw`## Machines by category${'\n\n'}- [Saws \[all\]](https://norvane.example/category/saws): They cut to length.${'\n'}`,
  )
  expect(text).toContain('- [Deutsch](https://norvane.example/de)\n')
  expect(text).not.toContain('Turnkey')
  expect((await make({ aiCrawlers: 'refuse' }).request('/llms.txt')).status).toBe(404)
})

it('shows the key of IndexNow where one is set [R16.12]', async () => {
  const routes = make({ indexNowKey: 'norvane-0123456789' })
  expect(await (await routes.request('/norvane-0123456789.txt')).text()).toBe('norvane-0123456789')
  expect((await make({}).request('/norvane-0123456789.txt')).status).toBe(404)
})
