import { createHmac, timingSafeEqual } from 'node:crypto'
import { BUYER_PAGE_PATH } from '@vitrine/contract/reserved-paths'
import { defaultLanguage } from '@vitrine/locales/languages'
import type { Enquiry } from '../../payload-types.ts'

const ID_BYTES = 16
/** Keeps the signature apart from others that the same secret makes. */
const PURPOSE = 'the page of a buyer\n'

/**
 * What opens the page of an enquiry: its id and 256 bits that nobody makes without the secret (decision 70). Nothing is stored, so a receipt
 * that is made again has the same link.
 */
export function toBuyerToken(id: string, secret: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, sign(bytes, secret)]).toString('base64url')
}

/** The id of the enquiry that a token opens; null where we have not made it. */
export function readBuyerToken(token: string, secret: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  const [id, signature] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)]
  const expected = sign(id, secret)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The address of the page for the buyer, in his language. */
export function toBuyerPageUrl(
  { id, language }: Pick<Enquiry, 'id' | 'language'>,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): string {
  return `${siteUrl}${BUYER_PAGE_PATH}/${language ?? defaultLanguage}/${toBuyerToken(id, secret)}`
}

const sign = (id: Uint8Array, secret: string) => createHmac('sha256', secret).update(PURPOSE).update(id).digest()
