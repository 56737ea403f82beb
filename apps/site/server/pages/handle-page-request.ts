import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Client } from '@vitrine/contract/client'
import { siteContext, type SiteContext } from '../../shared/site-context.ts'
import { createCountryNames } from '../content/country-names.ts'
import { findPostLanguages } from '../content/post-languages.ts'
import { createMaps } from '../maps/create-maps.ts'
import { createPageContent } from '../content/page-content.ts'
import type { SiteEnvironment } from '../environment.ts'
import { orErrorPageFallback } from './error-page-fallback.ts'
import { languageOfPath } from '../page-cache/cache-key.ts'
import type { PagePost } from '../enquiries/handle-page-post.ts'
import { thirdPartiesOf } from '../http/third-party-origins.ts'

export type PageRequestOptions = {
  environment: SiteEnvironment
  client: Client
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  textsUrls: ReadonlyMap<string, string>
  noteSearchMiss: SiteContext['noteSearchMiss']
}

/** The router's answer to a request; `isPartial`: the page had to do without something that it wanted. */
export type HandlePageRequest = (
  request: Request,
  posting?: PagePost,
) => Promise<{ response: Response; isPartial: boolean }>

/** Hands requests to the router with what its loaders and actions need (`SiteContext`). */
export function createPageRequestHandler({
  environment,
  client,
  build,
  mode,
  textsUrls,
  noteSearchMiss,
}: PageRequestOptions): HandlePageRequest {
  const handle = createRequestHandler(build, mode)
  const countryNames = createCountryNames(environment.COUNTRIES_API)
  const languagesOfPosts = () => findPostLanguages(client)
  const maps = createMaps()
  const { SITE_URL: siteUrl, CHAT_URL: chatUrl = null, PROOF_OF_WORK: proofOfWork } = environment
  return async (request, posting = nothingPosted) => {
    const language = languageOfPath(new URL(request.url).pathname)
    const { content, isPartial } = createPageContent(client, language)
    const context = new RouterContextProvider()
    const textsUrl = textsUrls.get(language) ?? null
    const thirdParties = thirdPartiesOf(environment, language)
    context.set(siteContext, {
      content,
      languagesOfPosts,
      countryNames,
      noteSearchMiss,
      siteUrl,
      maps,
      chatUrl,
      thirdParties,
      textsUrl,
      proofOfWork,
      ...posting,
    })
    const response = orErrorPageFallback(await handle(request, context), new URL(request.url).pathname)
    return { response, isPartial: isPartial() }
  }
}

/** A page that is only looked at. */
const nothingPosted: PagePost = {
  fileProblems: [],
  fileHashes: [],
  takeEnquiry: async () => ({ kind: 'unusable' }),
}
