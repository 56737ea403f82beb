import type { SiteEnvironment } from '../environment.ts'
import { type AppContext, clientAddress } from './request-origin.ts'

type Settings = Pick<SiteEnvironment, 'ADMIN_ALLOWED_ADDRESSES' | 'ADMIN_HOST' | 'TRUST_PROXY'>

/** Whether the back office is there for a request: by the address that it comes from and the host name that it asks (R12.39). */
export function mayReachBackOffice(c: AppContext, settings: Settings): boolean {
  const { ADMIN_ALLOWED_ADDRESSES: isAllowed, ADMIN_HOST } = settings
  if (isAllowed && !isAllowed(clientAddress(c, settings))) return false
  // Not X-Forwarded-Host: proxies pass on what a client says there.
  return !ADMIN_HOST || toHostName(c.req.header('host') ?? '') === ADMIN_HOST
}

/** The host name of a Host header, without its port. */
const toHostName = (host: string) => host.toLowerCase().replace(/:\d*$/, '')
