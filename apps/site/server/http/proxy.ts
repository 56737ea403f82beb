import { API_PATH } from '@vitrine/contract/reserved-paths'
import { proxy } from 'hono/proxy'
import type { SiteEnvironment } from '../environment.ts'
import type { AppContext } from './request-origin.ts'

/** Passes a request on to the back office, with the public address that it was sent to. */
export async function proxyToCms(c: AppContext, environment: SiteEnvironment): Promise<Response> {
  if (!environment.CMS_ORIGIN) return c.notFound()
  return forward(c, environment, environment.CMS_ORIGIN + pathAndQuery(c.req.url))
}

/** Passes a call of the content API on to API_BASE. */
export async function proxyToApi(c: AppContext, environment: SiteEnvironment): Promise<Response> {
  return forward(c, environment, environment.API_BASE + pathAndQuery(c.req.url).slice(API_PATH.length))
}

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function forward(c: AppContext, environment: SiteEnvironment, target: string): Promise<Response> {
  try {
    return await proxy(target, {
      raw: c.req.raw,
      redirect: 'manual',
      headers: { ...c.req.header(), ...forwardedHeaders(c, environment), host: new URL(target).host },
    })
  } catch (error) {
    // Logged for ranges of downloads too: the browser tells the visitor only that they failed (R8.15).
    console.error(
      `${c.req.method} ${c.req.path}: the upstream did not answer:`,
      error instanceof Error ? error.message : error,
    )
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
