import { readdirSync, rmSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { createTestSite, ID } from '../testing/test-site.ts'

const { ask, filesFolder } = createTestSite()
/** A form that ends in the middle of a file. */
const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF'
const headers = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': ID }

it.each(['/api/order_request/', '/contact'])(
  'a form to %s that breaks off in a file is a bad request, and nothing is logged or kept of it [R12.45]',
  async (path) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect((await ask(path, { method: 'POST', headers, body })).status).toBe(400)
    expect(log.mock.calls).toEqual([])
    expect(readdirSync(filesFolder())).toEqual([])
  },
)

it('a form whose file cannot be written is a failure of ours, and said so [R10.5, R12.45]', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  rmSync(filesFolder(), { recursive: true })
  expect((await ask('/api/order_request/', { method: 'POST', headers, body })).status).toBe(503)
  expect(log).toHaveBeenCalled()
})
