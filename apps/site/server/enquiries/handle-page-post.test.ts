import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pdf, createTestSite } from '../testing/test-site.ts'

const { ask, post, filesFolder } = createTestSite()

describe('a form without script', () => {
  it('is passed on with its fields and its checked files [R10.7]', async () => {
    const body = new FormData()
    body.set('full_name', 'Ада')
    body.append('file', new File([], ''))
    body.append('file', pdf)
    body.append('file', new File(['PK'], 'all.zip'))
    const answer = await ask('/contact', { method: 'POST', body })
    expect(await answer.json()).toEqual({
      fields: { full_name: 'Ада' },
      fileProblems: [{ reason: 'wrongKind', name: 'all.zip' }],
      files: 1,
    })
    expect(readdirSync(filesFolder())).toEqual([])
  })

  it.each([
    ['application/json', 415],
    ['multipart/form-data', 400],
  ])('as %s is %i [R10.4]', async (type, status) => {
    expect((await post('/contact', '{}', { headers: { 'content-type': type } })).status).toBe(status)
  })

  it('of 5 MB is refused [R10.4]', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('/contact', 'x'.repeat(5e6), { headers })).status).toBe(413)
  })
})
