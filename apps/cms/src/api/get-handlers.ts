import { sql } from '@payloadcms/db-sqlite'
import type { InputOf, ResponseOf } from '@vitrine/contract/call'
import type { CallName, Calls } from '@vitrine/contract/calls'
import { findCountry, listCountries } from '@vitrine/countries/countries'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Slider } from '../content/collections/slides.ts'
import type { FindAskedTogether } from '../enquiries/asked-together/create-find-asked-together.ts'
import type { FindDocuments } from '../publishing/search/find-documents.ts'
import { answerFinder } from './finder/answer-finder.ts'
import type { FindProducts } from '../publishing/finder/create-product-finder.ts'
import { toAdviser } from './advisers.ts'
import { loadCategory, loadCategoryCards, loadCategorySections } from './answer-categories.ts'
import { loadMetaInfo } from './answer-meta-info.ts'
import { toCompany, toFile } from './company.ts'
import type { ProductDocument } from './catalogue.ts'
import type { Content, Part } from './content-store.ts'
import { type DealerDocument, toDealer } from './dealers.ts'
import {
  type SlideDocument,
  toAboutSection,
  toAdvantage,
  toCertificate,
  toQuestion,
  toService,
  toSlide,
} from './editorial.ts'
import { findNewProducts, findProductsAskedTogether } from './interest.ts'
import { toInterfaceTexts } from './interface-texts.ts'
import { listDocuments } from './list-documents.ts'
import { ListAnswer, type WithList } from './list-answer.ts'
import { loadProductCards } from './load-product-cards.ts'
import { loadReferences } from './load-references.ts'
import { toMenu } from './menu.ts'
import { isInLanguage, type PostDocument, toPost, toPostCard } from './posts.ts'
import { listProducts } from './product-order.ts'
import { getDocument, listDocumentedProducts, listDocumentsOfProduct } from './product-documents/answer-documents.ts'
import { toProduct, toProductFigures } from './products.ts'
import { toReview } from './reviews.ts'
import { requiredFields } from './required-fields.ts'
import { search } from './search.ts'
import { noRedirect, readPage, toMicroLayout, toRedirect } from './seo.ts'
import { listSitePages } from './site-pages.ts'
import { translatedLanguages } from './translations.ts'
import { toTurnkey, toTurnkeyCard, toTurnkeySection } from './turnkeys.ts'
import { loadWindowStory } from './load-window-story.ts'

export type GetCallName = { [Name in CallName]: Calls[Name]['method'] extends 'GET' ? Name : never }[CallName]
export type HandlerContext = {
  content: Content
  language: LanguageCode
  findDocuments: FindDocuments
  findProducts: FindProducts
  findAskedTogether: FindAskedTogether
}

type Answered<Body> = Body extends readonly (infer Element)[]
  ? ListAnswer<Element>
  : Body | (Body extends { products: readonly (infer Element)[] } ? WithList<Element> : never)

/** One function a call; null is a 404. Lists are answered as what reads them. */
export type GetHandlers = {
  [Name in GetCallName]: (
    input: InputOf<Calls[Name]>,
    context: HandlerContext,
  ) => Promise<Answered<ResponseOf<Calls[Name]>> | ResponseOf<Calls[Name]> | null>
}

const listSlides =
  (slider: Slider) =>
  async (_: unknown, { content, language }: HandlerContext) =>
    listDocuments(content, 'slides', (it, { uploads }) => toSlide(it, uploads, language), {
      where: sql`slider = ${slider}`,
      matches: (it: SlideDocument) => it.slider === slider,
    })

const checkRedirect = async ({ path }: { path: string }, { content }: HandlerContext) =>
  (await toRedirect(path, (pages) => content.byPaths('redirects', pages))) ?? noRedirect

async function getMicroLayout({ path }: { path: string }, { content, language: asked }: HandlerContext) {
  const { page, language } = readPage(path, asked)
  const [document] = await content.byPaths('structured-data', [page])
  return toMicroLayout(document, language) ?? []
}

export const getHandlers: GetHandlers = {
  getMetaInfo: ({ path }, { content, language }) => loadMetaInfo(path, content, language),
  checkRedirect,
  getMicroLayout,
  async lookUpPage({ path }, context) {
    const [meta_info, redirect, micro_layout] = await Promise.all([
      loadMetaInfo(path, context.content, context.language),
      checkRedirect({ path }, context),
      getMicroLayout({ path }, context),
    ])
    return { meta_info, redirect, micro_layout }
  },

  getCatalogueFile: (_, { content, language }) => loadCompanyFile('catalogue', content, language),
  getPrivacyPolicyFile: (_, { content, language }) => loadCompanyFile('privacyPolicy', content, language),

  listAboutSections: async (_, { content, language }) =>
    listDocuments(content, 'about-sections', (it, { uploads }) => toAboutSection(it, uploads, language)),

  listAboutSlides: listSlides('about-us-slider'),
  listCategorySlides: listSlides('header-category'),
  listHomeSlides: listSlides('home-page-header'),
  listServiceSlides: listSlides('service-slider'),
  listTurnkeySlides: listSlides('header-turnkey'),

  listAdvantages: async (_, { content, language }) =>
    listDocuments(content, 'advantages', (it) => toAdvantage(it, language)),

  listPosts: async (_, { content, language }) =>
    listDocuments(content, 'posts', (it, { uploads }) => toPostCard(it, uploads, language), {
      where: isInLanguage(language),
      matches: (it: PostDocument) => translatedLanguages(it.title).includes(language),
      part: 'card',
    }),

  async getPost({ slug }, { content, language }) {
    const post = await content.bySlug('posts', slug)
    if (!post) return null
    const catalogue = await loadReferences(content, 'posts', [post])
    return toPost(post, catalogue, language, await requiredFields(content, 'posts'))
  },

  listCategories: async (_, { content, language }) => loadCategoryCards(content, language),
  getCategory: ({ id }, { content, language }) => loadCategory(id, content, language),
  listCategorySections: async (_, { content, language }) => loadCategorySections(content, language),

  listDealers: async ({ continent }, { content }) =>
    listDocuments(
      content,
      'dealers',
      toDealer,
      continent && {
        where: sql`continent = ${continent}`,
        matches: (it: DealerDocument) => it.continent === continent,
      },
    ),

  listQuestions: async (_, { content, language }) =>
    listDocuments(content, 'questions', (it) => toQuestion(it, language)),

  async listProducts({ ids }, { content, language }) {
    const products =
      ids === undefined ? await listProducts(content) : ListAnswer.of(await bySlugs(content, ids, 'card'))
    return products.map((some) => loadProductCards(content, some, language))
  },

  async getProduct({ id }, { content, language }) {
    const product = await content.bySlug('products', id)
    if (!product) return null
    const catalogue = await loadReferences(content, 'products', [product])
    return toProduct(product, catalogue, language, await requiredFields(content, 'products'))
  },

  listReviews: async (_, { content, language }) =>
    listDocuments(content, 'reviews', (it, catalogue) => toReview(it, catalogue, language)),

  listServices: async (_, { content, language }) =>
    listDocuments(content, 'services', (it, { uploads }) => toService(it, uploads, language)),

  listTurnkeys: async (_, { content, language }) =>
    listDocuments(content, 'turnkeys', (it, { uploads }) => toTurnkeyCard(it, uploads, language), { part: 'card' }),

  async getTurnkey({ id }, { content, language }) {
    const turnkey = await content.bySlug('turnkeys', id)
    if (!turnkey) return null
    const catalogue = await loadReferences(content, 'turnkeys', [turnkey])
    return toTurnkey(turnkey, catalogue, language, await requiredFields(content, 'turnkeys'))
  },

  listTurnkeySections: async (_, { content, language }) =>
    listDocuments(content, 'turnkey-sections', (it, catalogue) => toTurnkeySection(it, catalogue, language)),

  search,
  findProducts: answerFinder,

  async listProductFigures({ ids }, { content, language }) {
    const products = (await bySlugs(content, ids, 'whole')).map(withoutPage)
    return ListAnswer.of(products).map(async (some) => {
      const catalogue = await loadReferences(content, 'products', some)
      return some.map((it) => toProductFigures(it, catalogue, language))
    })
  },

  listNewProducts: async ({ since }, { content, language }) =>
    ListAnswer.of(await findNewProducts(content, since)).map((some) => loadProductCards(content, some, language)),

  listAskedTogether: async ({ product }, { content, language, findAskedTogether }) =>
    ListAnswer.of(await findProductsAskedTogether(content, findAskedTogether, product.split(','))).map((some) =>
      loadProductCards(content, some, language),
    ),

  listPages: (_, { content }) => listSitePages(content),

  async getRevision({ since }, { content }) {
    const { revision } = content
    const changed = since === undefined ? null : await content.changedSince(since)
    return changed ? { revision, changed } : { revision }
  },

  listDocuments: listDocumentsOfProduct,
  getDocument,
  listDocumentedProducts,

  getCompany: async (_, { content, language }) => toCompany(await content.global('company'), language),

  getMenu: async (_, { content, language }) => toMenu(await content.global('menu'), language),

  getInterfaceTexts: async (_, { content, language }) =>
    toInterfaceTexts(await content.global('interface-texts'), language),

  getWindowStory: (_, { content, language }) => loadWindowStory(content, language),

  listCertificates: async (_, { content, language }) =>
    listDocuments(content, 'certificates', (it, { uploads }) => toCertificate(it, uploads, language)),

  listAdvisers: async (_, { content, language }) =>
    listDocuments(content, 'advisers', (it, { uploads }) => toAdviser(it, uploads, language)),

  listCountries: async () => listCountries(),
  getCountry: async ({ code }) => findCountry(code),
}

/** The products of an enquiry or a hall, in the order of their slugs; those that are not published are left out. */
const bySlugs = (content: Content, ids: string, part: Part) =>
  content.bySlugs('products', [...new Set(ids.split(','))], part)

/** Without what only the page of a product shows, so that nothing of that is read. */
const withoutPage = (product: ProductDocument): ProductDocument => ({
  ...product,
  pictures: null,
  related: null,
  video: null,
})

async function loadCompanyFile(name: 'catalogue' | 'privacyPolicy', content: Content, language: LanguageCode) {
  const files = (await content.global('company-files'))[name]
  const ids = [files?.[language], files?.en].filter((id) => typeof id === 'number')
  return toFile(files, await content.byIds('files', ids), language)
}
