/** The id of the session that a token of Payload belongs to. The token is our own: nothing is verified. */
export function sessionOf(token: string | undefined): string {
  const claims = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()
  return claims ? ((JSON.parse(claims) as { sid?: string }).sid ?? '') : ''
}
