import type { PayloadRequest } from 'payload'

/** Who sent a request, as the site says it: it sets the header, and behind a trusted proxy the last address is the one that this saw. */
export function clientAddressOf({ headers }: Pick<PayloadRequest, 'headers'>): string {
  return (
    headers
      ?.get('x-forwarded-for')
      ?.split(',')
      .at(-1)
      ?.trim()
      ?.replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  )
}
