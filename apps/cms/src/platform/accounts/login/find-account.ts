import type { Payload, PayloadRequest } from 'payload'

/** Longer addresses do not exist (RFC 5321), and are not remembered either. */
const MAX_EMAIL_LENGTH = 254

export const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The e-mail address of a request's body as Payload compares it. */
export function readEmail({ data }: PayloadRequest): string {
  return readText(data?.email).toLowerCase().trim().slice(0, MAX_EMAIL_LENGTH)
}

export async function findAccount(payload: Payload, email: string) {
  return payload.db.findOne<{ id: number; email: string; disabled?: boolean }>({
    collection: 'users',
    where: { email: { equals: email } },
  })
}
