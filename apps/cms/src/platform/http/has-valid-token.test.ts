import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { hasValidToken, toSigningKey } from './has-valid-token.ts'

const key = toSigningKey('a secret')
const sign = (by: Uint8Array, expires: string) =>
  new SignJWT({ id: 1, collection: 'users' }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(expires).sign(by)

it('knows a token of its own, in a cookie or a header [R12.20]', async () => {
  const token = await sign(key, '1h')
  expect(await hasValidToken({ cookie: `a=b; payload-token=${token}; c=d` }, key)).toBe(true)
  expect(await hasValidToken({ authorization: `JWT ${token}` }, key)).toBe(true)
  expect(await hasValidToken({ authorization: `Bearer ${token}` }, key)).toBe(true)
})

it('knows no token of others, none that has run out, and none that is none [R12.20]', async () => {
  const foreign = await sign(toSigningKey('another secret'), '1h')
  const old = await sign(key, '1s ago')
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"id":1}')}.`
  for (const token of [foreign, old, unsigned, 'x'])
    expect(await hasValidToken({ cookie: `payload-token=${token}` }, key), token).toBe(false)
  expect(await hasValidToken({}, key)).toBe(false)
})
