import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleSaw, exampleSender } from '../../../testing/example-order.ts'
import { createTestCms } from '../../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let operator: Record<string, string>
beforeAll(async () => {
  cms = await createTestCms()
  operator = await cms.logIn('operator')
})

async function send(order: object) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await cms.callApi('/order_request/', { method: 'POST', headers, body: JSON.stringify(order) })
  expect(answer.status).toBe(201)
}

describe('the export', () => {
  it('has what the list shows, with formulas escaped [R15.5]', async () => {
    await send({
      ...exampleSender,
      cart: [exampleSaw],
      email: 'formula@example.com',
      full_name: '=HYPERLINK("http://evil.example")',
      message: '+1\n"quoted", ü',
    })
    const response = await cms.callRest('/enquiries/export?format=csv&where[email][equals]=formula@example.com', {
      headers: operator,
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = bytes.toString()
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(text).toContain(`"'+1\n""quoted"", ü"`)
  })

  it('can be a workbook, and follows the search [R15.5]', async () => {
    const response = await cms.callRest('/enquiries/export?format=xlsx&search=nobody-of-this-name', {
      headers: operator,
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(response.headers.get('content-disposition')).toContain('.xlsx')
  })
})
