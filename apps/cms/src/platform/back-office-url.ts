import type { Environment } from './environment.ts'

/** The public address of the back office: that of the site, or the host name of its own. */
export function backOfficeUrl({ SITE_URL, ADMIN_HOST }: Pick<Environment, 'SITE_URL' | 'ADMIN_HOST'>): string {
  return ADMIN_HOST ? `${new URL(SITE_URL).protocol}//${ADMIN_HOST}` : SITE_URL
}
