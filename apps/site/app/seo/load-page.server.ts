import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import type { RouterContextProvider } from 'react-router'
import { loadPageMeta, type PageMeta } from './page-meta.ts'
import { type PageApi, type SiteContext, siteContext } from '../../shared/site-context.ts'

type Arguments = {
  request: Request
  context: Readonly<RouterContextProvider>
  params: { lang?: string | undefined }
}

/**
 * Loads a page: its content and, beside it, its metadata.
 * @param path the page's address without language prefix
 * @param load gives what the page shows, and in which languages its own text exists if not in all
 */
export async function loadPage<Shown extends object>(
  { request, context, params }: Arguments,
  path: string,
  load: (
    content: PageApi,
    site: SiteContext,
    language: LanguageCode,
  ) => Promise<Shown & { languages?: readonly LanguageCode[] }>,
): Promise<Shown & { meta: PageMeta }> {
  const site = context.get(siteContext)
  const language = params.lang && isLanguageCode(params.lang) ? params.lang : 'en'
  const { languages, ...shown } = await load(site.content, site, language)
  const meta = await loadPageMeta(site, {
    path,
    language,
    asked: new URL(request.url).pathname,
    ...(languages && { languages }),
  })
  return { ...(shown as unknown as Shown), meta }
}
