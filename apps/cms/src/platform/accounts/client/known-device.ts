import { createHmac, randomUUID } from 'node:crypto'
import { isSameSecret } from '@vitrine/platform/is-same-secret'
import { deriveKey } from './derive-key.ts'

export const DEVICE_COOKIE = 'vitrine-device'
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60

const sign = (id: string, secret: string) =>
  createHmac('sha256', deriveKey(secret, 'device cookie')).update(id).digest('base64url')

/** The id in the cookie of a device from which somebody has logged in before; null for a cookie that we did not sign. */
export function readDevice(cookie: string | undefined, secret: string): string | null {
  const [id, signature] = (cookie ?? '').split('.')
  return id && signature && isSameSecret(signature, sign(id, secret)) ? id : null
}

/** The cookie that lets a device be known again. It opens nothing: it only keeps strangers' failures from counting against it. */
export function writeDeviceCookie(id: string, secret: string, isSecure: boolean): string {
  const attributes = ['Path=/cms-api/users', `Max-Age=${MAX_AGE_SECONDS}`, 'HttpOnly', 'SameSite=Lax']
  return [`${DEVICE_COOKIE}=${id}.${sign(id, secret)}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
}

export const newDevice = (): string => randomUUID()
