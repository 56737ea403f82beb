import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import { data, type RouterContextProvider } from 'react-router'
import { findWordBreaks } from '../i18n/find-word-breaks.server.ts'
import { loadPageInfo, toPageMeta } from './load-page-meta.server.ts'
import type { PagePosition } from '../../shared/list-pages/list-page.ts'
import type { PageMeta } from '../../shared/page-meta.ts'
import type { WordBreaks } from '../../shared/word-breaks.ts'
import { type PageApi, type SiteContext, siteContext } from '../../shared/site-context.ts'

export type PageArguments = {
  /** The page's address, also where only its data are asked for. */
  url: URL
  context: Readonly<RouterContextProvider>
  params: { lang?: string | undefined }
}

/**
 * Loads a page: its content and, beside it, its metadata.
 * @param path the page's address without language prefix
 * @param load gives the page's content, in which languages its own text exists if not in all, and which page it is of a list that has several
 * @throws 404 beyond the last page of a list
 */
export async function loadPage<Content extends object>(
  { url, context, params }: PageArguments,
  path: string,
  load: (
    api: PageApi,
    site: SiteContext,
    language: LanguageCode,
  ) => Promise<Content & { languages?: readonly LanguageCode[]; list?: PagePosition }>,
): Promise<Content & { meta: PageMeta; wordBreaks: WordBreaks }> {
  const site = context.get(siteContext)
  const language = params.lang && isLanguageCode(params.lang) ? params.lang : 'en'
  // Side by side, as neither needs the other (R13.62).
  const [{ languages, ...content }, info] = await Promise.all([
    load(site.api, site, language),
    loadPageInfo(site, { path, language }),
  ])
  const { list } = content
  if (list && list.page > Math.max(list.pages, 1)) throw data(null, { status: 404 })
  const meta = toPageMeta(info, site.siteUrl, {
    path,
    language,
    requestedPath: url.pathname,
    ...(languages && { languages }),
    ...(list && { list }),
  })
  return { ...(content as unknown as Content), meta, wordBreaks: findWordBreaks(content, language) }
}
