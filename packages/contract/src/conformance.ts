import { languageCodes } from '@vitrine/locales/languages'
import type { Call } from './call.ts'
import { type CallName, calls } from './calls.ts'

/** One request to a server, and what is wrong with its response. */
export type Finding = { request: string; problem: string | null }

/** As many connections as a browser opens to one server. */
const AT_ONCE = 6

type Slugs = Partial<Record<CallName, string>>

/**
 * Asks a server every GET of the contract, in every language, with and without the last slash, and what it must refuse.
 * Slugs for the calls that need one are taken from the lists of the same server.
 * @param base the API base, such as `http://127.0.0.1:3001/api`
 */
export async function checkConformance(base: string): Promise<Finding[]> {
  const slugs = await findSlugs(base)
  const findings: Finding[] = []
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    if (call.method !== 'GET') continue
    const path = fillPath(call, slugs[name])
    if (path === null) continue
    for (let first = 0; first < languageCodes.length; first += AT_ONCE) {
      const languages = languageCodes.slice(first, first + AT_ONCE)
      findings.push(...(await Promise.all(languages.map((it) => checkAnswer(base, call, path, it)))))
    }
    findings.push(await checkAnswer(base, call, withoutLastSlash(path), 'xx'))
    if (call.params) findings.push(await checkRefusal(base, call, fillPath(call, 'no-such-thing') ?? ''))
  }
  return findings
}

const listOf: Partial<Record<CallName, string>> = {
  getPost: '/main/blog/',
  getCategory: '/shop/categories/',
  getProduct: '/shop/products',
  getTurnkey: '/shop/turnkeys/',
  listDocuments: '/shop/products',
  listProductFigures: '/shop/products',
}

async function findSlugs(base: string): Promise<Slugs> {
  const slugs: Slugs = { getCountry: 'AT', getMetaInfo: '/', checkRedirect: '/nowhere/', getMicroLayout: '/' }
  for (const [name, list] of Object.entries(listOf) as [CallName, string][]) {
    const response = await fetch(base + list, { headers: { 'accept-language': 'en' } })
    const [first] = (await response.json()) as { slug: string }[]
    if (first) slugs[name] = first.slug
  }
  return slugs
}

function fillPath(call: Call, value: string | undefined): string | null {
  if (call.params) return value === undefined ? null : call.path.replace(/\{\w+\}/, encodeURIComponent(value))
  if (call.query && 'q' in call.query.shape) return `${call.path}?kind=products&q=${encodeURIComponent(value ?? 'a')}`
  if (call.query && 'ids' in call.query.shape && !call.query.shape.ids.safeParse(undefined).success)
    return `${call.path}?ids=${encodeURIComponent(value ?? 'no-such-thing')}`
  if (call.query && 'product' in call.query.shape)
    return `${call.path}?product=${encodeURIComponent(value ?? 'no-such-thing')}`
  if (call.query && 'since' in call.query.shape && !call.query.shape.since.safeParse(undefined).success)
    return `${call.path}?since=${new Date(0).toISOString()}`
  if (call.query && 'path' in call.query.shape) return `${call.path}?path=${encodeURIComponent(value ?? '/')}`
  return call.path
}

function withoutLastSlash(path: string): string {
  const [before = '', query] = path.split('?')
  return before.replace(/\/$/, '') + (query ? `?${query}` : '')
}

async function checkAnswer(base: string, call: Call, path: string, language: string): Promise<Finding> {
  const request = `GET ${path} (${language})`
  const response = await fetch(base + path, {
    headers: { accept: 'application/json', 'accept-language': language },
    redirect: 'manual',
  })
  const body: unknown = await response.json().catch(() => undefined)
  const mayLack = (call.errors as readonly number[]).includes(404) && !(call.params && language === 'en')
  if (response.status === 404 && mayLack) return { request, problem: hasDetail(body) ? null : '404 without {detail}' }
  if (response.status === 404 && call.origin === 'extension') return { request, problem: null }
  if (response.status !== call.status) return { request, problem: `status ${response.status}` }
  const checked = call.response.safeParse(body)
  return { request, problem: checked.success ? null : checked.error.message }
}

async function checkRefusal(base: string, call: Call, path: string): Promise<Finding> {
  const response = await fetch(base + path)
  const body: unknown = await response.json().catch(() => undefined)
  const fine = [400, 404].includes(response.status) && hasDetail(body)
  return {
    request: `${call.method} ${path}`,
    problem: fine ? null : `status ${response.status}, wanted 404 with {detail}`,
  }
}

function hasDetail(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string'
}
