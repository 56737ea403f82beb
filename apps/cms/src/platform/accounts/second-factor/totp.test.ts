import { expect, it } from 'vitest'
import { newTotpSecret, totpCode, totpStep, totpUri } from './totp.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

/** The key and the times of RFC 6238, appendix B; its codes have two digits more. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('shows the code of RFC 6238 for second %i [R12.33]', (seconds, code) => {
  expect(totpCode(KEY, seconds * 1000)).toBe(code)
  expect(totpStep(code, KEY, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

it('takes codes of half a minute before and after, and names their step [R12.33]', () => {
  const now = 1_000 * 30_000
  expect([-30, 0, 30].map((shift) => totpStep(totpCode(KEY, now + shift * 1000), KEY, now))).toEqual([999, 1000, 1001])
  expect(totpStep(totpCode(KEY, now - 60_000), KEY, now)).toBeNull()
  expect(totpStep('000000', KEY, now)).toBeNull()
})

it('names site and account to the app [R12.33]', () => {
  const secret = newTotpSecret()
  const uri = new URL(totpUri(secret, 'ada@norvane.example', 'www.norvane.example'))
  expect(decodeURIComponent(uri.pathname)).toContain('www.norvane.example:ada@norvane.example')
  expect(uri.searchParams.get('secret')).toBe(secret)
})

it('makes ten recovery codes that nobody confuses, and hashes them as they are typed [R12.33]', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
  expect(hashRecoveryCode('K3V9P 2mxqa', 's')).toBe(hashRecoveryCode('k3v9p-2mxqa', 's'))
  expect(hashRecoveryCode('k3v9p-2mxqa', 's')).not.toBe(hashRecoveryCode('k3v9p-2mxqa', 't'))
})
