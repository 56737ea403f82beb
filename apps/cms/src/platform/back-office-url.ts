import type { Environment } from './environment.ts'

type Addresses = Pick<Environment, 'SITE_URL'> & Partial<Pick<Environment, 'ADMIN_HOST'>>

/** The public address of the back office: that of the site, or the host name of its own at the same port. */
export function backOfficeUrl({ SITE_URL, ADMIN_HOST }: Addresses): string {
  if (!ADMIN_HOST) return SITE_URL
  const { protocol, port } = new URL(SITE_URL)
  return `${protocol}//${ADMIN_HOST}${port && `:${port}`}`
}
