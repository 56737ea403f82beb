import { expect, it } from 'vitest'
import { toQrCode } from './qr-code.ts'

it('an address becomes a code with a quiet zone; one too long to be read from paper has none [R2.112]', () => {
  const code = toQrCode('https://norvane.example/de/product/pvc-screwing-machines/nv-140-four-head-welder')
  expect(code).toMatch(/viewBox="0 0 (\d+) \1".* d="M2 2h1v1h-1zM3 2/)
  expect(toQrCode(`https://norvane.example/${'a'.repeat(600)}`)).toBeNull()
})
