import { createHmac } from 'node:crypto'
import { isSameSecret } from '@vitrine/platform/is-same-secret'
import { z } from 'zod'

/** What a token opens: to an editor the document whose form is open, as long as the session; to others what a kept link names. */
export type PreviewClaims =
  | { kind: 'editor'; entity: string; document: number; account: number; session: string; until: number }
  | { kind: 'link'; link: string; until: number }

/** As an array: it stands in addresses. */
const shape = z.union([
  z.tuple([z.literal('e'), z.string(), z.number(), z.number(), z.string(), z.number()]),
  z.tuple([z.literal('l'), z.string(), z.number()]),
])

/** @param key `deriveKey(secret, 'preview')` */
export function writePreviewToken(key: Buffer, claims: PreviewClaims): string {
  const body = Buffer.from(JSON.stringify(toArray(claims))).toString('base64url')
  return `${body}~${sign(key, body)}`
}

/** What a token of ours says, whether or not its time is over; null where it was made up or changed. */
export function readPreviewToken(key: Buffer, token: string): PreviewClaims | null {
  const [body = '', signature = '', ...more] = token.split('~')
  if (more.length > 0 || !isSameSecret(signature, sign(key, body))) return null
  const read = shape.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return read.success ? toClaims(read.data) : null
}

const sign = (key: Buffer, body: string) => createHmac('sha256', key).update(body).digest('base64url')

function toArray(claims: PreviewClaims): z.infer<typeof shape> {
  if (claims.kind === 'link') return ['l', claims.link, claims.until]
  return ['e', claims.entity, claims.document, claims.account, claims.session, claims.until]
}

function toClaims(array: z.infer<typeof shape>): PreviewClaims {
  if (array[0] === 'l') return { kind: 'link', link: array[1], until: array[2] }
  const [, entity, document, account, session, until] = array
  return { kind: 'editor', entity, document, account, session, until }
}
