import { createHmac, randomInt } from 'node:crypto'
import { deriveKey } from '../client/derive-key.ts'

const CODES = 10
const LENGTH = 10
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes such as `k3v9p-2mxqa`: 49 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`
  })
}

/** Of a code as somebody typed it. Without the program's secret a hash cannot even be guessed at. */
export function hashRecoveryCode(code: string, secret: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHmac('sha256', deriveKey(secret, 'recovery codes')).update(plain).digest('base64url')
}
