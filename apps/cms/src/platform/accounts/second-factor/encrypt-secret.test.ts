import { expect, it } from 'vitest'
import { decryptSecret, encryptSecret } from './encrypt-secret.ts'

it('is read again with the same secret for the same account only [R12.33]', () => {
  const encrypted = encryptSecret('JBSWY3DPEHPK3PXP', 7, 'a secret')
  expect(encrypted).not.toContain('JBSWY')
  expect(encryptSecret('JBSWY3DPEHPK3PXP', 7, 'a secret')).not.toBe(encrypted)
  expect(decryptSecret(encrypted, 7, 'a secret')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => decryptSecret(encrypted, 8, 'a secret')).toThrow()
  expect(() => decryptSecret(encrypted, 7, 'another')).toThrow()
})
