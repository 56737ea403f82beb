import type { SiteEnvironment } from '../environment.ts'

/** The header by which nginx is told how long it may keep an answer; it passes it on to nobody. */
export const PROXY_EXPIRY_HEADER = 'x-accel-expires'

/** What the time is for the proxy: its clock decides when what it keeps is too old, and ours may be another (R18.121). */
export const PROXY_CLOCK_HEADER = 'x-request-start'

/**
 * The end of which second is told to the proxy: by the clock that is behind, its own or ours. A visitor may have sent the header where the proxy
 * does not set it, and must not have a page kept for ever.
 * @param said `t=1234567890.123`, as nginx has it; what is no time counts as none
 */
export function proxySecond(said: string | string[] | undefined): number {
  const second = /^t=(\d{1,11})\.\d+$/.exec(String(said))?.[1]
  return Math.min(Number(second ?? Infinity), Math.floor(Date.now() / 1000))
}

/**
 * What a reverse proxy in front is told of a page: that it may keep it, to the end of the second in which it is sent (R13.64). Longer, and a change
 * would show too late; the time is put in when the page is sent (send-entry.ts).
 */
export function proxyHeaders({ TRUST_PROXY }: Pick<SiteEnvironment, 'TRUST_PROXY'>): Record<string, string> {
  return TRUST_PROXY ? { [PROXY_EXPIRY_HEADER]: '' } : {}
}
