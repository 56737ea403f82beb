import { Secret, TOTP } from 'otpauth'

/** Codes of the 30 seconds before and after are taken too: clocks differ. */
const WINDOW = 1

const totpOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) })

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What authenticator apps read from a QR code. */
export function totpUri(secret: string, email: string, site: string): string {
  return totpOf(secret, email, site).toString()
}

/** The 30 seconds that a code belongs to, counted from 1970; null for a wrong code (RFC 6238). */
export function totpStep(code: string, secret: string, now = Date.now()): number | null {
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : TOTP.counter({ timestamp: now }) + delta
}

/** For tests: the code that an app would show. */
export function totpCode(secret: string, now = Date.now()): string {
  return totpOf(secret, '', '').generate({ timestamp: now })
}
