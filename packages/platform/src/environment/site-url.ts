import type { EnvironmentOf } from './read-environment.ts'

/** The public address without a slash at the end: SITE_URL, or where the site listens on this machine. */
export function siteUrlOf({ SITE_URL, PORT }: EnvironmentOf<'SITE_URL' | 'PORT'>): string {
  return SITE_URL ?? `http://localhost:${PORT}`
}
