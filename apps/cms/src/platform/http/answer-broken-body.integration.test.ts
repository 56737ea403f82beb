import { beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let asAdmin: Record<string, string>
beforeAll(async () => {
  cms = await createTestCms()
  asAdmin = await cms.logIn('admin')
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

const withoutData = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nada\r\n--x--\r\n'

it.each([
  ['a collection', '/products', 'Name'],
  ['a collection of files', '/files', 'No files were uploaded.'],
])(
  'a form without data, and a text, are refused by %s as what lacks everything [R12.22]',
  async (_what, path, said) => {
    for (const [type, body] of [
      ['multipart/form-data; boundary=x', withoutData],
      ['text/plain', 'ada'],
    ] as const) {
      const answer = await cms.callRest(path, { method: 'POST', headers: { ...asAdmin, 'content-type': type }, body })
      expect([type, answer.status, JSON.stringify(await answer.json())]).toEqual([
        type,
        400,
        expect.stringContaining(said),
      ])
    }
  },
)

it('a form without data changes nothing of a document, nor of a global [R12.22]', async () => {
  const headers = { ...asAdmin, 'content-type': 'multipart/form-data; boundary=x' }
  const given = { from: '/old/', to: '/new/', status: '301' } as const
  const { id } = await cms.payload.create({ collection: 'redirects', data: given })
  await cms.payload.updateGlobal({ slug: 'company', data: { phone: '+43 316 1' } })
  for (const [method, path, kept] of [
    ['PATCH', `/redirects/${id}`, given],
    ['POST', '/globals/company', { phone: '+43 316 1' }],
  ] as const) {
    const answer = await cms.callRest(path, { method, headers, body: withoutData })
    expect([path, answer.status]).toEqual([path, 200])
    expect(await (await cms.callRest(path, { headers: asAdmin })).json()).toMatchObject(kept)
  }
})
