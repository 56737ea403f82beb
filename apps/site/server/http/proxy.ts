import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import type { SiteEnvironment } from '../environment.ts'

type BehindContext = Context<{ Bindings: HttpBindings }>

/** Passes a request on to the back office, telling it by which public address it was asked. */
export async function proxyToCms(c: BehindContext, environment: SiteEnvironment): Promise<Response> {
  if (!environment.CMS_ORIGIN) return c.notFound()
  return passOn(c, environment, environment.CMS_ORIGIN + pathAndQuery(c.req.url))
}

/** Passes a call of the content API on to the API base, wherever it is. */
export async function proxyToApi(c: BehindContext, environment: SiteEnvironment): Promise<Response> {
  return passOn(c, environment, environment.API_BASE + pathAndQuery(c.req.url).slice('/api'.length))
}

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function passOn(c: BehindContext, environment: SiteEnvironment, target: string): Promise<Response> {
  try {
    return await proxy(target, {
      raw: c.req.raw,
      redirect: 'manual',
      headers: { ...c.req.header(), ...forwarded(c, environment), host: new URL(target).host },
    })
  } catch (error) {
    // Downloads and pictures too: whoever runs the site reads of it, and the browser tells the visitor that it failed (R8.15).
    console.error(
      `${c.req.method} ${c.req.path} found nobody behind it:`,
      error instanceof Error ? error.message : error,
    )
    return c.json({ detail: 'The service behind this address is out of reach at the moment.' }, 503, {
      'retry-after': '5',
    })
  }
}

/** Only a proxy that we were told to trust may say who asked; from anybody else these headers are written anew. */
function forwarded(c: BehindContext, environment: SiteEnvironment): Record<string, string> {
  const peer = c.env.incoming.socket.remoteAddress ?? ''
  const trusted = environment.TRUST_PROXY
  return {
    'x-forwarded-for': (trusted && c.req.header('x-forwarded-for')) || peer,
    'x-forwarded-host': (trusted && c.req.header('x-forwarded-host')) || (c.req.header('host') ?? ''),
    'x-forwarded-proto':
      (trusted && c.req.header('x-forwarded-proto')) || new URL(environment.SITE_URL).protocol.slice(0, -1),
  }
}
