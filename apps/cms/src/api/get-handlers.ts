import type { InputOf, ResponseOf } from '@vitrine/contract/call'
import type { CallName, Calls } from '@vitrine/contract/calls'
import type { LanguageCode } from '@vitrine/locales/languages'
import { findCountry, listCountries } from '@vitrine/countries/countries'
import { sortByCategory } from './catalogue.ts'
import { toCategory, toCategoryCard, toCategorySection } from './categories.ts'
import { toCompany, toFile } from './company.ts'
import type { ContentSnapshot } from './content-store.ts'
import { toDealer } from './dealers.ts'
import { toAboutSection, toAdvantage, toCertificate, toQuestion, toService } from './editorial.ts'
import { findBySlug, loadCatalogue, loadUploads, loadSlides } from './load-documents.ts'
import { toPost, toPostCard } from './posts.ts'
import { toProduct, toProductCard } from './products.ts'
import { toReview } from './reviews.ts'
import { noMetaInfo, noRedirect, toMetaInfo, toMicroLayout, toRedirect } from './seo.ts'
import { listSitePages } from './site-pages.ts'
import { toTurnkey, toTurnkeyCard, toTurnkeySection } from './turnkeys.ts'

export type GetCallName = { [Name in CallName]: Calls[Name]['method'] extends 'GET' ? Name : never }[CallName]
export type HandlerContext = { content: ContentSnapshot; language: LanguageCode }

/** One function a call; null is a 404. */
export type GetHandlers = {
  [Name in GetCallName]: (
    input: InputOf<Calls[Name]>,
    context: HandlerContext,
  ) => Promise<ResponseOf<Calls[Name]> | null>
}

export const getHandlers: GetHandlers = {
  async getMetaInfo({ path }, { content, language }) {
    const [seoPages, products, categories, turnkeys, posts, uploads] = await Promise.all([
      content.all('seo-pages'),
      content.all('products'),
      content.all('categories'),
      content.all('turnkeys'),
      content.all('posts'),
      loadUploads(content),
    ])
    const pages = {
      seoPages: seoPages.values(),
      products: products.values(),
      categories: categories.values(),
      turnkeys: turnkeys.values(),
    }
    return toMetaInfo(path, language, { ...pages, posts: posts.values(), uploads }) ?? noMetaInfo
  },

  checkRedirect: async ({ path }, { content }) => toRedirect(path, await content.all('redirects')) ?? noRedirect,

  getMicroLayout: async ({ path }, { content, language }) =>
    toMicroLayout(path, language, (await content.all('structured-data')).values()) ?? [],

  getCatalogueFile: async (_, { content, language }) =>
    toFile((await content.global('company-files')).catalogue, await content.all('files'), language),

  getPrivacyPolicyFile: async (_, { content, language }) =>
    toFile((await content.global('company-files')).privacyPolicy, await content.all('files'), language),

  async listAboutSections(_, { content, language }) {
    const uploads = await loadUploads(content)
    return [...(await content.all('about-sections')).values()].map((it) => toAboutSection(it, uploads, language))
  },

  listAboutSlides: (_, { content, language }) => loadSlides('about-us-slider', content, language),
  listCategorySlides: (_, { content, language }) => loadSlides('header-category', content, language),
  listHomeSlides: (_, { content, language }) => loadSlides('home-page-header', content, language),
  listServiceSlides: (_, { content, language }) => loadSlides('service-slider', content, language),
  listTurnkeySlides: (_, { content, language }) => loadSlides('header-turnkey', content, language),

  listAdvantages: async (_, { content, language }) =>
    [...(await content.all('advantages')).values()].map((it) => toAdvantage(it, language)),

  async listPosts(_, { content, language }) {
    const uploads = await loadUploads(content)
    return [...(await content.all('posts')).values()].flatMap((it) => toPostCard(it, uploads, language) ?? [])
  },

  async getPost({ slug }, { content, language }) {
    const post = findBySlug(await content.all('posts'), slug)
    return post ? toPost(post, await loadUploads(content), language) : null
  },

  async listCategories(_, { content, language }) {
    const catalogue = await loadCatalogue(content)
    return [...catalogue.categories.values()].map((it) => toCategoryCard(it, catalogue, language))
  },

  async getCategory({ id }, { content, language }) {
    const catalogue = await loadCatalogue(content)
    const category = findBySlug(catalogue.categories, id)
    return category
      ? toCategory(category, [...(await content.all('category-sections')).values()], catalogue, language)
      : null
  },

  async listCategorySections(_, { content, language }) {
    const catalogue = await loadCatalogue(content)
    return [...(await content.all('category-sections')).values()].flatMap(
      (it) => toCategorySection(it, catalogue, language) ?? [],
    )
  },

  async listDealers({ continent }, { content }) {
    const dealers = [...(await content.all('dealers')).values()]
    return dealers.filter((it) => continent === undefined || it.continent === continent).map(toDealer)
  },

  listQuestions: async (_, { content, language }) =>
    [...(await content.all('questions')).values()].map((it) => toQuestion(it, language)),

  async listProducts(_, { content, language }) {
    const catalogue = await loadCatalogue(content)
    return sortByCategory(catalogue).map((it) => toProductCard(it, catalogue, language))
  },

  async getProduct({ id }, { content, language }) {
    const catalogue = await loadCatalogue(content)
    const product = findBySlug(catalogue.products, id)
    return product ? toProduct(product, catalogue, language) : null
  },

  async listReviews(_, { content, language }) {
    const uploads = await loadUploads(content)
    return [...(await content.all('reviews')).values()].map((it) => toReview(it, uploads, language))
  },

  async listServices(_, { content, language }) {
    const uploads = await loadUploads(content)
    return [...(await content.all('services')).values()].map((it) => toService(it, uploads, language))
  },

  async listTurnkeys(_, { content, language }) {
    const uploads = await loadUploads(content)
    return [...(await content.all('turnkeys')).values()].map((it) => toTurnkeyCard(it, uploads, language))
  },

  async getTurnkey({ id }, { content, language }) {
    const turnkey = findBySlug(await content.all('turnkeys'), id)
    return turnkey ? toTurnkey(turnkey, await loadCatalogue(content), language) : null
  },

  async listTurnkeySections(_, { content, language }) {
    const [uploads, turnkeys] = await Promise.all([loadUploads(content), content.all('turnkeys')])
    return [...(await content.all('turnkey-sections')).values()].map((it) =>
      toTurnkeySection(it, turnkeys, uploads, language),
    )
  },

  listPages: (_, { content }) => listSitePages(content),

  getRevision: async (_, { content }) => ({ revision: content.revision }),

  getCompany: async (_, { content, language }) => toCompany(await content.global('company'), language),

  async listCertificates(_, { content, language }) {
    const uploads = await loadUploads(content)
    return [...(await content.all('certificates')).values()].map((it) => toCertificate(it, uploads, language))
  },

  listCountries: async () => listCountries(),
  getCountry: async ({ code }) => findCountry(code),
}
