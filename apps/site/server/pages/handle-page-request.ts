import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { AnswerClient } from '@vitrine/contract/client'
import { type HydrationData, siteContext, type SiteContext } from '../../shared/site-context.ts'
import { collectTags } from '../content/collect-tags.ts'
import { createCountryNames } from '../content/country-names.ts'
import { countPosts, languagesWithPage } from '../content/post-languages.ts'
import { createMaps } from '../maps/create-maps.ts'
import { createPageApi } from '../content/page-api.ts'
import type { SiteEnvironment } from '../environment.ts'
import { orErrorPageFallback } from './error-page-fallback.ts'
import { languageOfPath } from '../page-cache/cache-key.ts'
import type { Tags } from '../page-cache/tags.ts'
import type { PagePost } from '../enquiries/handle-page-post.ts'
import { thirdPartiesOf } from '../http/third-party-origins.ts'

export type PageRequestOptions = {
  environment: SiteEnvironment
  client: AnswerClient
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  textsUrls: ReadonlyMap<string, string>
  logSearchWithoutResults: SiteContext['logSearchWithoutResults']
  /** Whether the content API answers at all. */
  isApiReachable: () => Promise<boolean>
}

/**
 * The routes' response to a request; `mayKeep`: nothing optional is missing from it, and its address is the page's own; `tags`: the
 * content that it shows.
 */
export type HandlePageRequest = (
  request: Request,
  hydrationData: HydrationData,
  post?: PagePost,
) => Promise<{ response: Response; mayKeep: boolean; tags: Tags }>

/** Hands requests to the built routes with what their loaders and actions need (`SiteContext`). */
export function createPageRequestHandler({
  environment,
  client,
  build,
  mode,
  textsUrls,
  logSearchWithoutResults,
  isApiReachable,
}: PageRequestOptions): HandlePageRequest {
  const handle = createRequestHandler(build, mode)
  const countryNames = createCountryNames(environment.COUNTRIES_API)
  const maps = createMaps()
  const { SITE_URL: siteUrl, CHAT_URL: chatUrl = null, PROOF_OF_WORK: proofOfWork } = environment
  return async (request, hydrationData, post = noPost) => {
    const language = languageOfPath(new URL(request.url).pathname)
    const collecting = collectTags(client)
    const { api, isPartial, markPartial } = createPageApi(collecting.client, language, isApiReachable)
    let isOneOfMany = false
    const context = new RouterContextProvider()
    const textsUrl = textsUrls.get(language) ?? null
    const thirdParties = thirdPartiesOf(environment, language)
    context.set(siteContext, {
      api,
      languagesOfPosts: async (page) => languagesWithPage(await countPosts(collecting.client, markPartial), page),
      doNotKeep: () => (isOneOfMany = true),
      countryNames: (codes) => countryNames(codes, language, markPartial),
      logSearchWithoutResults,
      siteUrl,
      maps,
      chatUrl,
      thirdParties,
      hydrationData,
      textsUrl,
      proofOfWork,
      ...post,
    })
    const response = orErrorPageFallback(await handle(request, context), new URL(request.url).pathname)
    return { response, mayKeep: !isPartial() && !isOneOfMany, tags: collecting.tags() }
  }
}

/** For requests that are no POST. */
const noPost: PagePost = {
  fileProblems: [],
  fileHashes: [],
  acceptEnquiry: async () => ({ kind: 'unavailable' }),
}
