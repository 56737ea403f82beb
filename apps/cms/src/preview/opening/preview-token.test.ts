import { expect, it } from 'vitest'
import { type PreviewClaims, readPreviewToken, writePreviewToken } from './preview-token.ts'

const key = Buffer.from('a key of the test')
const editor: PreviewClaims = {
  kind: 'editor',
  entity: 'products',
  document: 12,
  account: 3,
  session: '6f1c',
  until: 1_900_000_000_000,
}
const link: PreviewClaims = { kind: 'link', link: 'c0ffee', until: 1_900_000_000_000 }

it.each([editor, link])('reads what it has written, in an address that needs no escapes [R14.112]', (claims) => {
  const token = writePreviewToken(key, claims)
  expect(readPreviewToken(key, token)).toEqual(claims)
  expect(token).toMatch(/^[\w-]+~[\w-]+$/)
})

it('refuses what another key has signed, and what was changed, cut or made up [R14.112]', () => {
  const token = writePreviewToken(key, editor)
  const [body = '', signature = ''] = token.split('~')
  const other = Buffer.from(JSON.stringify(['e', 'products', 13, 3, '6f1c', 1_900_000_000_000])).toString('base64url')
  const wrong = [
    writePreviewToken(Buffer.from('another key'), editor),
    `${other}~${signature}`,
    `${body}~${signature.slice(0, -1)}`,
    `${body}~`,
    body,
    `${token}~`,
    '',
    '~',
  ]
  for (const it of wrong) expect([it, readPreviewToken(key, it)]).toEqual([it, null])
})

it('refuses what is signed and says something else [R14.112]', () => {
  const claims = { ...editor, document: 'all' } as unknown as PreviewClaims
  expect(readPreviewToken(key, writePreviewToken(key, claims))).toBeNull()
})
