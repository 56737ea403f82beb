import type { IncomingHttpHeaders } from 'node:http'

/** The cookie of who is signed in to the back office: his own visits are none. What it says is not read. */
const backOfficeCookie = /(?:^|;\s*)payload-token=/

/** Programs that say what they are; CUBOT is a brand of phones. */
const program =
  /(?<!cu)bot(?:\b|[_-])|crawl|spider|slurp|headless|lighthouse|pagespeed|inspect|preview|monitor|uptime|pingdom|scan|fetch|archive|facebookexternalhit|curl|wget|python|java\/|okhttp|axios|go-http|node/i

export type Visitor = 'person' | 'program' | 'nobody'

/**
 * Whom a message about views comes from, by its headers alone: `nobody` who asks not to be counted (Do Not Track, Global Privacy Control), who is
 * signed in to the back office, or what only prepares a page.
 */
export function whoCounts(headers: IncomingHttpHeaders): Visitor {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return 'nobody'
  if (/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))) return 'nobody'
  if (backOfficeCookie.test(headers.cookie ?? '')) return 'nobody'
  const agent = headers['user-agent'] ?? ''
  return agent === '' || program.test(agent) ? 'program' : 'person'
}
