import { beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => {
  cms = await createTestCms()
})

const multipart = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` })

it.each([
  ['is empty', multipart('x'), ''],
  ['breaks off', multipart('x'), '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nada'],
  ['has a part without a head', multipart('x'), '--x\r\n:\r\n\r\nada\r\n--x--'],
  ['has no boundary', { 'content-type': 'multipart/form-data' }, '--x--'],
  ['holds no JSON', multipart('x'), '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n'],
])('a form that %s is 400 [R12.22]', async (_what, headers, body) => {
  const answer = await cms.callRest('/users/forgot-password', { method: 'POST', headers, body })
  expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ message: expect.any(String) as string }] }])
})
