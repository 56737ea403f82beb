import type { MetaInfo } from '@vitrine/contract/shapes/seo'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Content } from './content-store.ts'
import { noMetaInfo, type OwnMeta, readPage, toDocumentMeta, toMetaInfo, toPostMeta, toProductMeta } from './seo.ts'

/** Title, description and picture of a page: what an editor wrote for search engines before what the page's document says. */
export async function loadMetaInfo(path: string, content: Content, asked: LanguageCode): Promise<MetaInfo> {
  const { page, language, document } = readPage(path, asked)
  const [seoPage] = await content.byPaths('seo-pages', [page])
  const own = document && (await loadOwnMeta(document, content, language))
  const picture = seoPage?.picture ?? own?.picture
  const media = await content.byIds('media', typeof picture === 'number' ? [picture] : [])
  return toMetaInfo(seoPage, own, { media, files: new Map() }, language) ?? noMetaInfo
}

async function loadOwnMeta(
  { collection, slug }: NonNullable<ReturnType<typeof readPage>['document']>,
  content: Content,
  language: LanguageCode,
): Promise<OwnMeta | null> {
  switch (collection) {
    case 'products': {
      const product = await content.bySlug(collection, slug)
      return product ? toProductMeta(product, language) : null
    }
    case 'posts': {
      const post = await content.bySlug(collection, slug)
      return post ? toPostMeta(post, language) : null
    }
    default: {
      const document = await content.bySlug(collection, slug)
      return document ? toDocumentMeta(document, language) : null
    }
  }
}
