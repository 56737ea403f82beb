import type { LanguageCode } from '@vitrine/locales/languages'
import { readContentTags, TOTAL_COUNT_HEADER } from './answer-headers.ts'
import type { ArgumentsOf, Call, ResponseOf } from './call.ts'
import { type CallName, type Calls, calls } from './calls.ts'
import { ApiError, ApiUnreachable, ContractViolation } from './errors.ts'

export type ApiRequest = {
  url: string
  init: { method: string; headers: Record<string, string>; body?: string }
}

/** As much of `fetch` as a call needs. */
export type Send = (
  url: string,
  init: ApiRequest['init'] & { signal: AbortSignal },
) => Promise<Pick<Response, 'status' | 'statusText' | 'text'> & { headers: Pick<Headers, 'get'> }>

/** Turns a call and its input into the address below `base` and what `fetch` needs. */
export function toRequest(
  base: string,
  call: Call,
  input: Record<string, unknown>,
  language: LanguageCode,
): ApiRequest {
  const { body, ...rest } = input
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(rest[name])))
  const query = new URLSearchParams()
  for (const name of Object.keys(call.query?.shape ?? {})) {
    if (rest[name] !== undefined) query.set(name, String(rest[name]))
  }
  const search = query.size > 0 ? `?${query}` : ''
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language }
  if (body === undefined) return { url: base + path + search, init: { method: call.method, headers } }
  headers['content-type'] = 'application/json'
  return { url: base + path + search, init: { method: call.method, headers, body: JSON.stringify(body) } }
}

export type ClientOptions = {
  /** The API base without a trailing slash, such as `http://127.0.0.1:3001/api`. */
  base: string
  fetch?: Send
  /** How long one call may take, in ms. */
  timeoutMs?: number
}

/** What a backend answers, and what it says of the answer. */
export type Answer<Body> = {
  body: Body
  /** What the answer was made from (`CONTENT_TAGS_HEADER`); null where the backend does not say. */
  tags: readonly string[] | null
  /** How many elements the list has on all its pages; null where the answer is not one page of a list. */
  total: number | null
  /** How long the body was as JSON, in characters. */
  length: number
}

/**
 * The client of the content API. Each call takes its input and the language of the request, and gives the checked response.
 * @throws {ApiError} the API answered with a failure, or with a status that the contract does not know for the call
 * @throws {ApiUnreachable} no answer, or none in time
 * @throws {ContractViolation} the answer is not what the contract says
 */
export type Client = <Name extends CallName>(
  name: Name,
  language: LanguageCode,
  ...input: ArgumentsOf<Calls[Name]>
) => Promise<ResponseOf<Calls[Name]>>

/** The same, with what the backend says of its answer. */
export type AnswerClient = <Name extends CallName>(
  name: Name,
  language: LanguageCode,
  ...input: ArgumentsOf<Calls[Name]>
) => Promise<Answer<ResponseOf<Calls[Name]>>>

export function createClient(options: ClientOptions): Client {
  return toClient(createAnswerClient(options))
}

/** A client that gives the bodies of answers alone. */
export function toClient(ask: AnswerClient): Client {
  return async (name, language, ...input) => (await ask(name, language, ...input)).body
}

export function createAnswerClient({ base, fetch: send = fetch, timeoutMs = 10_000 }: ClientOptions): AnswerClient {
  return async <Name extends CallName>(name: Name, language: LanguageCode, ...[input]: ArgumentsOf<Calls[Name]>) => {
    const { url, init } = toRequest(base, calls[name], (input ?? {}) as Record<string, unknown>, language)
    let response: Awaited<ReturnType<Send>>
    let text: string
    try {
      response = await send(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      text = await response.text()
    } catch (error) {
      throw new ApiUnreachable(`${init.method} ${url}`, { cause: error })
    }
    const body = parseJson(text)
    if (response.status !== calls[name].status)
      throw new ApiError(response.status, toDetail(body) ?? response.statusText, readContentTags(response.headers))
    // R7.4: an answer with this detail is an error, whatever its status.
    if (toDetail(body)?.toLowerCase() === 'not found')
      throw new ApiError(404, 'not found', readContentTags(response.headers))
    const checked = calls[name].response.safeParse(body)
    if (!checked.success) throw new ContractViolation(`${init.method} ${url}: ${checked.error.message}`)
    return { body: checked.data as ResponseOf<Calls[Name]>, ...readHeaders(response.headers), length: text.length }
  }
}

/** A total that is no number counts as none. */
function readHeaders(headers: Pick<Headers, 'get'>): Pick<Answer<unknown>, 'tags' | 'total'> {
  const total = headers.get(TOTAL_COUNT_HEADER)
  return {
    tags: readContentTags(headers),
    total: total !== null && /^\d{1,9}$/.test(total) ? Number(total) : null,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toDetail(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined
  return typeof body.detail === 'string' ? body.detail : undefined
}
