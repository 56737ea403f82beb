import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Client } from '@vitrine/contract/client'
import { siteContext, type SiteContext } from '../app/content/content-context.ts'
import { createCountryNames } from './content/country-names.ts'
import { createPageContent } from './content/page-content.ts'
import type { Environment } from './environment.ts'
import { languageOfPath } from './page-cache/cache-key.ts'

export type PageRequestOptions = {
  environment: Environment
  client: Client
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  textsUrls: ReadonlyMap<string, string>
  takeEnquiry: SiteContext['takeEnquiry']
}

/** The router's answer to a request; `isPartial`: the page had to do without something that it wanted. */
export type AnswerRequest = (request: Request) => Promise<{ response: Response; isPartial: boolean }>

/** Hands requests to the router with what its loaders and actions need (`SiteContext`). */
export function createPageRequests({
  environment,
  client,
  build,
  mode,
  textsUrls,
  takeEnquiry,
}: PageRequestOptions): AnswerRequest {
  const handle = createRequestHandler(build, mode)
  const countryNames = createCountryNames(environment.COUNTRIES_API)
  const { SITE_URL: siteUrl, CHAT_URL: chatUrl = null } = environment
  return async (request) => {
    const language = languageOfPath(new URL(request.url).pathname)
    const { content, isPartial } = createPageContent(client, language)
    const context = new RouterContextProvider()
    const textsUrl = textsUrls.get(language) ?? null
    context.set(siteContext, { content, countryNames, takeEnquiry, siteUrl, chatUrl, textsUrl })
    const response = await handle(request, context)
    return { response, isPartial: isPartial() }
  }
}
