import { product, turnkey } from '@vitrine/contract/sample'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { readPlan } from '../../shared/planner/plan-query.ts'
import { siteContext, type SiteContext } from '../../shared/site-context.ts'
import { loadPlanner } from './load-planner.server.ts'

const line = {
  ...turnkey,
  products: [
    { ...product, slug: 'saw', cnt: 3 },
    { ...product, slug: 'welder', cnt: 1 },
  ],
  filter_specifications: [{ key: 'Nr. of workers', value: '12' }],
}

/** Loads with a content API that has every product but `gone`, and one turnkey. */
async function load(search: string) {
  const asked: string[] = []
  let isKept = true
  const site = {
    api: {
      optional: async (name: string, fallback: unknown, input?: { id: string }) => {
        if (name === 'getTurnkey') return input?.id === 'line' ? line : null
        if (name !== 'getProduct' || !input) return fallback
        asked.push(input.id)
        return input.id === 'gone' ? null : { ...product, slug: input.id }
      },
      extension: async () => undefined,
    },
    siteUrl: 'https://site.example',
    doNotKeep: () => (isKept = false),
  }
  const context = new RouterContextProvider()
  context.set(siteContext, site as unknown as SiteContext)
  const loaded = await loadPlanner({ url: new URL(`https://site.example/planner${search}`), context, params: {} })
  return { ...loaded, plan: readPlan(new URLSearchParams(loaded.search)).plan, asked, isKept }
}

it('an empty hall is kept by the page cache and may be listed; a plan is neither [R2.194]', async () => {
  expect(await load('?utm_source=x')).toMatchObject({ isKept: true, isAsked: false, asked: [], hasProblems: false })
  expect(await load('?hall=20x10')).toMatchObject({ isKept: false, isAsked: true })
})

it('each product of a plan is asked for once, and one that is gone is named and left out [R2.181]', async () => {
  const loaded = await load('?hall=20x10&items=saw~0.0~5000.0_gone~9000.0_welder~9000.5000')
  expect(loaded.asked).toEqual(['saw', 'gone', 'welder'])
  expect(loaded.plan.items.map(({ slug }) => slug)).toEqual(['saw', 'saw', 'welder'])
  expect(loaded).toMatchObject({ isIncomplete: true, isFull: false })
})

it('a turnkey is laid out with its counts and its people; one that does not exist is said [R2.187, R2.188]', async () => {
  const loaded = await load('?turnkey=line')
  expect(loaded.plan.items.map(({ slug }) => slug)).toEqual(['saw', 'saw', 'saw', 'welder'])
  expect(loaded.plan.hall.people).toBe(12)
  expect(await load('?turnkey=none')).toMatchObject({ isIncomplete: true })
})

it('what a link adds comes to the plan, within its bounds [R2.181, R2.187]', async () => {
  const loaded = await load('?hall=60x40&items=saw~0.0&add=welder:2,gone:5')
  expect(loaded.plan.items.map(({ slug }) => slug)).toEqual(['saw', 'welder', 'welder'])
  expect(loaded.isFull).toBe(false)
  expect((await load('?add=saw:100,welder:9')).isFull).toBe(true)
})
