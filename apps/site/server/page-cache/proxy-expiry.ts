import type { SiteEnvironment } from '../environment.ts'

/** The header by which nginx is told how long it may keep an answer; it passes it on to nobody. */
export const PROXY_EXPIRY_HEADER = 'x-accel-expires'

/**
 * What a reverse proxy in front is told of a page: that it may keep it, to the end of the second in which it is sent (R13.64). Longer, and a change
 * would show too late; the time is put in when the page is sent (send-entry.ts).
 */
export function proxyHeaders({ TRUST_PROXY }: Pick<SiteEnvironment, 'TRUST_PROXY'>): Record<string, string> {
  return TRUST_PROXY ? { [PROXY_EXPIRY_HEADER]: '' } : {}
}
