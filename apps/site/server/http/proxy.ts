import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { API_PATH } from '@vitrine/contract/reserved-paths'
import { contextHeaders } from '@vitrine/platform/requests/request-id'
import { inSpan } from '@vitrine/platform/tracing/in-span'
import type { SiteEnvironment } from '../environment.ts'
import { forward, UpstreamUnreachable } from './forward.ts'
import type { AppContext } from './request-origin.ts'
import { commonHeaders, transportSecurity } from './security-headers.ts'
import { toUpstreamUrl } from './upstream-url.ts'

/** Passes a request on to the back office, with the public address that it was sent to. */
export async function proxyToCms(c: AppContext, environment: SiteEnvironment): Promise<Response> {
  if (!environment.CMS_ORIGIN) return c.notFound()
  return pass(c, environment, toUpstreamUrl(environment.CMS_ORIGIN, pathAndQuery(c)))
}

/** Passes a call of the content API on to API_BASE. */
export async function proxyToApi(c: AppContext, environment: SiteEnvironment): Promise<Response> {
  return pass(c, environment, toUpstreamUrl(environment.API_BASE, pathAndQuery(c).slice(API_PATH.length)))
}

const pathAndQuery = (c: AppContext) => c.env.incoming.url ?? '/'

async function pass(c: AppContext, environment: SiteEnvironment, target: URL): Promise<Response> {
  const { incoming, outgoing } = c.env
  try {
    const added = { ...commonHeaders, ...transportSecurity(environment.SITE_URL) }
    await inSpan({ name: 'proxy', kind: 'client' }, () =>
      forward(incoming, outgoing, target, { ...forwardedHeaders(c, environment), ...contextHeaders() }, added),
    )
    return RESPONSE_ALREADY_SENT
  } catch (error) {
    if (!(error instanceof UpstreamUnreachable)) throw error
    // Logged for ranges of downloads too: the browser tells the visitor only that they failed (R8.15).
    console.error(`${c.req.method} ${c.req.path}: the upstream did not answer: ${error.message}`)
    return c.json({ detail: 'The service behind this address is out of reach at the moment.' }, 503, {
      'retry-after': '5',
    })
  }
}

/** Only a trusted proxy may say who sent a request; for others these headers are overwritten. */
function forwardedHeaders(c: AppContext, environment: SiteEnvironment): Record<string, string> {
  const peer = c.env.incoming.socket.remoteAddress ?? ''
  const isTrusted = environment.TRUST_PROXY
  return {
    'x-forwarded-for': (isTrusted && c.req.header('x-forwarded-for')) || peer,
    'x-forwarded-host': (isTrusted && c.req.header('x-forwarded-host')) || (c.req.header('host') ?? ''),
    'x-forwarded-proto':
      (isTrusted && c.req.header('x-forwarded-proto')) || new URL(environment.SITE_URL).protocol.slice(0, -1),
  }
}
