import { expect, it } from 'vitest'
import { calls } from './calls.ts'
import { toDocsPage } from './docs-page.ts'
import { toOpenApi } from './openapi.ts'

it('describes every call once, with its parameters [R18.10]', () => {
  const { paths } = toOpenApi('/api') as {
    paths: Record<string, Record<string, { operationId: string; parameters: { name: string; required?: boolean }[] }>>
  }
  const operations = Object.values(paths).flatMap((it) => Object.values(it))
  expect(operations.map((it) => it.operationId).toSorted()).toEqual(Object.keys(calls).toSorted())
  const dealers = operations.find((it) => it.operationId === 'listDealers')
  expect(dealers?.parameters.map((it) => it.name)).toEqual([
    'page',
    'limit',
    'continent',
    'timestamp',
    'Accept-Language',
  ])
  expect(dealers?.parameters[0]?.required).toBe(false)
  expect(JSON.stringify(dealers?.parameters[2])).toContain('north-america')
})

it('has a page that names every call and escapes what it shows [R18.10]', () => {
  const page = toDocsPage('"><script>')
  for (const call of Object.values(calls)) expect(page).toContain(call.path)
  expect(page).not.toContain('"><script>')
})
