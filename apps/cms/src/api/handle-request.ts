import { CONTENT_TAGS_HEADER } from '@vitrine/contract/answer-headers'
import type { Call } from '@vitrine/contract/call'
import { contentLanguage } from '@vitrine/locales/negotiate'
import { nameRoute } from '@vitrine/platform/requests/name-route'
import { inSpan } from '@vitrine/platform/tracing/in-span'
import { badInput, cacheableJson, failure, methodNotAllowed, notFound } from '../platform/http/responses.ts'
import { isDatabaseGone } from '../platform/database/is-database-gone.ts'
import { BadInput, checkInput } from '../platform/http/check-input.ts'
import type { FindAskedTogether } from '../enquiries/asked-together/create-find-asked-together.ts'
import type { FindDocuments } from '../publishing/search/find-documents.ts'
import type { FindProducts } from '../publishing/finder/create-product-finder.ts'
import type { Content } from './content-store.ts'
import { type HandlerContext, type GetCallName, getHandlers } from './get-handlers.ts'
import { ListAnswer, WithList } from './list-answer.ts'
import { readExcerpt, toExcerpt, toPagingHeaders, wholeOf } from './paging.ts'
import { streamList } from './stream-list.ts'
import { toTagsHeader } from './tags-header.ts'
import { type MatchedCall, matchCalls } from '../platform/http/match-call.ts'
import { RequestRefused } from '../platform/http/request-refused.ts'

export type ApiServices = {
  /** The published content, or for a preview with one draft in it. @throws RequestRefused where the preview has ended */
  readContent: (request: Request) => Promise<Content>
  findDocuments: FindDocuments
  findProducts: FindProducts
  findAskedTogether: FindAskedTogether
  acceptSubmission: (match: MatchedCall, request: Request) => Promise<Response>
  log: (error: unknown, what: string) => void
  /** Whether every response is checked against the contract before it is sent: in development and in tests. */
  checkResponses: boolean
}

/** A server that begins anew takes some seconds. */
const RETRY_AFTER_SECONDS = '5'

/** Answers one request of the content API. `path` is below the API base. */
export async function handleApiRequest(request: Request, path: string, api: ApiServices): Promise<Response> {
  const matches = matchCalls(path)
  if (matches.length === 0) return notFound()
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const match = matches.find((it) => it.call.method === method)
  if (!match)
    return methodNotAllowed(matches.flatMap((it) => (it.call.method === 'GET' ? ['GET', 'HEAD'] : [it.call.method])))
  nameRoute(match.name)
  try {
    return await inSpan({ name: `answer ${match.name}` }, () =>
      match.call.method === 'GET' ? answerGet(match, request, api) : api.acceptSubmission(match, request),
    )
  } catch (error) {
    if (error instanceof BadInput) return badInput(error.errors)
    if (error instanceof RequestRefused) return failure(error.status, error.message)
    api.log(error, `${request.method} ${path}`)
    if (isDatabaseGone(error))
      return failure(503, 'the database cannot be reached', { 'retry-after': RETRY_AFTER_SECONDS })
    return failure(500, 'internal error')
  }
}

async function answerGet({ name, call, params }: MatchedCall, request: Request, api: ApiServices): Promise<Response> {
  const url = new URL(request.url)
  const input = checkInput(call, params, url.searchParams)
  const language = contentLanguage(request.headers.get('accept-language'))
  const content = await api.readContent(request)
  // Each handler takes the input of its own call, which is known only at run time.
  const handle = getHandlers[name as GetCallName] as (input: unknown, context: HandlerContext) => Promise<unknown>
  const { findDocuments, findProducts, findAskedTogether } = api
  const answered = await handle(input, { content, language, findDocuments, findProducts, findAskedTogether })
  if (answered === null) return notFound(content.isPreview ? privateHeaders : tagsOf(content))
  const isList = answered instanceof ListAnswer || answered instanceof WithList
  const asked = isList ? toExcerpt(input, answered) : null
  if (isList && !asked && !content.isPreview)
    return streamList(answered, { content, language, url, ifNoneMatch: ifNoneMatchOf(request) })
  const body = isList ? await readExcerpt(answered, asked ?? wholeOf(answered)) : answered
  if (api.checkResponses) checkResponse(call, body)
  if (content.isPreview)
    return Response.json(body, { headers: { ...privateHeaders, ...(asked && toPagingHeaders(asked, url)) } })
  return cacheableJson({
    body,
    language,
    revision: content.revision,
    ifNoneMatch: ifNoneMatchOf(request),
    headers: { ...tagsOf(content), ...(asked && toPagingHeaders(asked, url)) },
  })
}

/** Of what is made from a draft: no tags, no ETag, nothing by which somebody could keep it. */
const privateHeaders = { 'cache-control': 'private, no-store' }

function tagsOf({ tags }: Content): Record<string, string> {
  const header = toTagsHeader(tags)
  return header === null ? {} : { [CONTENT_TAGS_HEADER]: header }
}

const ifNoneMatchOf = (request: Request) => request.headers.get('if-none-match')

function checkResponse(call: Call, body: unknown): void {
  const checked = call.response.safeParse(body)
  if (!checked.success) throw new Error(`${call.path} breaks the contract: ${checked.error.message}`)
}
