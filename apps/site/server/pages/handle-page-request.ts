import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { AnswerClient } from '@vitrine/contract/client'
import type { PreviewInfo } from '../../shared/preview/preview-info.ts'
import { type HydrationData, siteContext, type SiteContext } from '../../shared/site-context.ts'
import { collectTags } from '../content/collect-tags.ts'
import { today, TODAY_TAG } from '../page-cache/tags.ts'
import { createCountryNames } from '../content/country-names.ts'
import { countPosts, languagesWithPage } from '../content/post-languages.ts'
import { createMaps } from '../maps/create-maps.ts'
import { createGazetteer } from '../places/create-gazetteer.ts'
import { createPageApi } from '../content/page-api.ts'
import type { SiteEnvironment } from '../environment.ts'
import { orErrorPageFallback } from './error-page-fallback.ts'
import { languageOfPath } from '../page-cache/cache-key.ts'
import type { Tags } from '../page-cache/tags.ts'
import type { PagePost } from '../enquiries/handle-page-post.ts'
import type { Sheet } from '../../shared/sheets/sheet.ts'
import { thirdPartiesOf } from '../http/third-party-origins.ts'
import { isCounting } from '../http/is-counting.ts'

export type PageRequestOptions = {
  environment: SiteEnvironment
  client: AnswerClient
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  textsUrls: ReadonlyMap<string, string>
  logSearchWithoutResults: SiteContext['logSearchWithoutResults']
  /** Makes a PDF; `markPartial` is called where a picture could not be had. */
  makeSheet: (sheet: Sheet, markPartial: () => void) => Promise<Uint8Array>
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
  preview?: PagePreview,
) => Promise<{ response: Response; mayKeep: boolean; tags: Tags }>

/** What a request for a preview changes: who is asked, and what the page says of it. */
export type PagePreview = { client: AnswerClient; info: PreviewInfo }

/** Hands requests to the built routes with what their loaders and actions need (`SiteContext`). */
export function createPageRequestHandler({
  environment,
  client,
  build,
  mode,
  textsUrls,
  logSearchWithoutResults,
  makeSheet,
  isApiReachable,
}: PageRequestOptions): HandlePageRequest {
  const handle = createRequestHandler(build, mode)
  /** The same routes below a prefix, which links and the data of pages then have too. */
  const handleBelow = (basename: string) =>
    createRequestHandler(
      typeof build === 'function' ? async () => ({ ...(await build()), basename }) : { ...build, basename },
      mode,
    )
  const countryNames = createCountryNames(environment.COUNTRIES_API)
  const maps = createMaps()
  const gazetteer = createGazetteer()
  const { SITE_URL: siteUrl, CHAT_URL: chatUrl = null, PROOF_OF_WORK: proofOfWork } = environment
  const countsVisitors = isCounting(environment)
  return async (request, hydrationData, post = noPost, preview) => {
    const language = languageOfPath(new URL(request.url).pathname)
    const collecting = collectTags(preview?.client ?? client)
    const { api, isPartial, markPartial } = createPageApi(collecting.client, language, isApiReachable)
    let isOneOfMany = false
    const context = new RouterContextProvider()
    const textsUrl = textsUrls.get(language) ?? null
    // Others are told nothing of a preview, not even its address.
    const thirdParties = preview ? noThirdParties : thirdPartiesOf(environment, language)
    context.set(siteContext, {
      api,
      languagesOfPosts: async (page) => languagesWithPage(await countPosts(collecting.client, markPartial), page),
      doNotKeep: () => (isOneOfMany = true),
      today: () => {
        collecting.addTag(TODAY_TAG)
        return today()
      },
      countryNames: (codes) => countryNames(codes, language, markPartial),
      logSearchWithoutResults: preview ? () => {} : logSearchWithoutResults,
      siteUrl,
      maps,
      gazetteer,
      makeSheet: (sheet) => makeSheet(sheet, markPartial),
      chatUrl,
      thirdParties,
      hydrationData,
      preview: preview?.info ?? null,
      textsUrl,
      countsViews: countsVisitors && !preview,
      proofOfWork,
      ...post,
    })
    const answer = preview ? await handleBelow(preview.info.base)(request, context) : await handle(request, context)
    const response = orErrorPageFallback(answer, new URL(request.url).pathname)
    return { response, mayKeep: !isPartial() && !isOneOfMany, tags: collecting.tags() }
  }
}

const noThirdParties = { tagManager: null, liveChatSrc: null }

/** For requests that are no POST. */
const noPost: PagePost = {
  fileProblems: [],
  fileHashes: [],
  acceptEnquiry: async () => ({ kind: 'unavailable' }),
}
