/**
 * The address that a request came from, as the site names it. It sends the addresses that a trusted proxy named, or the peer's alone:
 * the last one counts, as everywhere (R12.8). Empty where the program asks itself.
 */
export function clientAddress(headers: Headers | undefined): string {
  const last = headers?.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return last.replace(/^::ffff:(?=\d+\.)/i, '')
}
