import { describe, expect, it } from 'vitest'
import { BadInput } from './check-input.ts'
import { MAX_BODY_BYTES, readRequestBody } from './read-request-body.ts'
import { RequestRefused } from './request-refused.ts'

describe('readRequestBody', () => {
  const request = (body: BodyInit, type?: string) =>
    new Request('http://x', { method: 'POST', body, ...(type ? { headers: { 'content-type': type } } : {}) })
  const json = (body: string) => request(body, 'application/json; charset=utf-8')

  it('reads JSON, and a form where files are taken [R10.4]', async () => {
    expect(await readRequestBody(json('{"a":1}'), false)).toEqual({ json: { a: 1 }, files: [] })
    const form = new FormData()
    form.set('payload', '{"a":1}')
    form.append('file', new Blob(['abc']), 'a.pdf')
    const read = await readRequestBody(request(form), true)
    expect([read.json, read.files.map((it) => Buffer.from(it).toString())]).toEqual([{ a: 1 }, ['abc']])
    await expect(readRequestBody(request(form), false)).rejects.toMatchObject({ status: 415 })
  })

  it('refuses what does not parse and every other type [R10.4]', async () => {
    await expect(readRequestBody(json('{"a"'), false)).rejects.toBeInstanceOf(BadInput)
    await expect(readRequestBody(request('nonsense', 'multipart/form-data; boundary=x'), true)).rejects.toBeInstanceOf(
      BadInput,
    )
    await expect(readRequestBody(request('a=1', 'application/x-www-form-urlencoded'), true)).rejects.toMatchObject({
      status: 415,
    })
  })

  it('stops where it grows too large [R10.4]', async () => {
    await expect(readRequestBody(json('x'.repeat(MAX_BODY_BYTES + 1)), false)).rejects.toBeInstanceOf(RequestRefused)
  })
})
