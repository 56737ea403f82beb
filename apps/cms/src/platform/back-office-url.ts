import type { Environment } from './environment.ts'

type Addresses = Pick<Environment, 'SITE_URL'> & Partial<Pick<Environment, 'ADMIN_HOST'>>

/** The public address of the back office: that of the site, or the host name of its own. */
export function backOfficeUrl({ SITE_URL, ADMIN_HOST }: Addresses): string {
  return ADMIN_HOST ? `${new URL(SITE_URL).protocol}//${ADMIN_HOST}` : SITE_URL
}
