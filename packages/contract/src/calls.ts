import { z } from 'zod'
import type { Call } from './call.ts'
import { buyerMessage, buyerOfferRequest, buyerPage, buyerPageRequest } from './shapes/buyer-page.ts'
import { country } from './shapes/country.ts'
import { dealerAnswer, dealerPage, dealerPageRequest } from './shapes/dealer-page.ts'
import {
  aboutSection,
  advantage,
  adviser,
  certificate,
  company,
  continent,
  dealer,
  post,
  postCard,
  questionAndAnswer,
  review,
  service,
  slide,
} from './shapes/editorial.ts'
import {
  documentFileRequest,
  documentParams,
  documentsQuery,
  productDocument,
  serialPage,
  serialRequest,
} from './shapes/documents.ts'
import { notFoundRecorded, notFoundReport } from './shapes/not-found-report.ts'
import { finderQuery, finderResults } from './shapes/finder.ts'
import { searchQuery, searchResults } from './shapes/search.ts'
import { interfaceTexts, menu } from './shapes/shell.ts'
import { file, metaInfo, microLayout, redirectResult, revision, sitePage } from './shapes/seo.ts'
import {
  category,
  categoryCard,
  categorySection,
  product,
  productCard,
  turnkey,
  turnkeyCard,
  turnkeySection,
} from './shapes/shop.ts'
import { accepted, contactMe, orderRequest } from './shapes/submission.ts'
import { paging } from './shapes/paging.ts'
import { slug, slugs } from './shapes/text.ts'

const get = { method: 'GET', origin: 'core', status: 200, errors: [400, 405] } as const
const find = { ...get, errors: [400, 404, 405] } as const
const submit = { method: 'POST', origin: 'core', status: 201, errors: [400, 405, 409, 413, 415] } as const
const list = { ...get, query: paging } as const
const extension = { ...get, origin: 'extension' } as const

/** A path of the public site, such as `/ru/turnkey/`; it is normalised to start and end with a slash (R7.3). */
const pathQuery = z.object({ path: z.string().min(1).max(2000) })
const bySlug = z.object({ slug })
const byId = z.object({ id: slug })

/** Every call of the content API (R7.4 to R7.16, and extensions), defined once. Types, server check, client, OpenAPI and tests come from here. */
export const calls = {
  getMetaInfo: {
    ...find,
    path: '/seo/get-meta-info/',
    summary: 'Title, description, keywords and share image of a page',
    query: pathQuery,
    response: metaInfo,
  },
  checkRedirect: {
    ...find,
    path: '/seo/check-redirect/',
    summary: 'Where a page has moved to',
    query: pathQuery,
    response: redirectResult,
  },
  getMicroLayout: {
    ...find,
    path: '/seo/get-micro-layout-json/',
    summary: 'Structured data of a page',
    query: pathQuery,
    response: microLayout,
  },
  getCatalogueFile: {
    ...find,
    path: '/files/pdf-catalog-footer/',
    summary: 'The presentation catalogue, saved as presentation.pdf',
    response: file,
  },
  getPrivacyPolicyFile: {
    ...find,
    path: '/files/privacy-policy/',
    summary: 'The privacy policy, saved as privacy-policy.pdf',
    response: file,
  },
  listAboutSections: { ...list, path: '/main/aboutus/', summary: 'About the company', response: z.array(aboutSection) },
  listAboutSlides: {
    ...get,
    path: '/main/sliders/about-us-slider/',
    summary: 'Slides of the about page',
    response: z.array(slide),
  },
  listAdvantages: { ...list, path: '/main/advantages/', summary: 'Advantages', response: z.array(advantage) },
  listPosts: {
    ...list,
    path: '/main/blog/',
    summary: 'Posts that exist in the language of the request, newest first',
    response: z.array(postCard),
  },
  getPost: { ...find, path: '/main/blog/{slug}/', summary: 'One post', params: bySlug, response: post },
  listCategories: {
    ...list,
    path: '/shop/categories/',
    summary: 'Categories by position',
    response: z.array(categoryCard),
  },
  getCategory: {
    ...find,
    path: '/shop/categories/{id}/',
    summary: 'One category with its products, all of them or a page',
    params: byId,
    query: paging,
    response: category,
  },
  listCategorySections: {
    ...list,
    path: '/main/categorysections/',
    summary: 'Blocks of the home page and category pages',
    response: z.array(categorySection),
  },
  listCategorySlides: {
    ...get,
    path: '/main/sliders/header-category/',
    summary: 'Header slides of category pages',
    response: z.array(slide),
  },
  listHomeSlides: {
    ...get,
    path: '/main/sliders/home-page-header/',
    summary: 'Header slides of the home page',
    response: z.array(slide),
  },
  listDealers: {
    ...get,
    path: '/main/dillers/',
    summary: 'Dealers, of one continent or all',
    query: paging.extend({
      continent: continent.optional(),
      timestamp: z.coerce.number().optional().describe('ms, against caching'),
    }),
    response: z.array(dealer),
  },
  listQuestions: { ...list, path: '/main/qa/', summary: 'Questions and answers', response: z.array(questionAndAnswer) },
  listProducts: {
    ...get,
    path: '/shop/products',
    summary: 'All products, or those of `ids` in their order',
    query: paging.extend({ ids: slugs.optional() }),
    response: z.array(productCard),
  },
  getProduct: { ...find, path: '/shop/products/{id}/', summary: 'One product', params: byId, response: product },
  listReviews: { ...list, path: '/main/reviews/', summary: 'Reviews, newest first', response: z.array(review) },
  listServices: { ...list, path: '/main/services/', summary: 'Services', response: z.array(service) },
  listServiceSlides: {
    ...get,
    path: '/main/sliders/service-slider/',
    summary: 'Slides of the service page',
    response: z.array(slide),
  },
  listTurnkeys: { ...list, path: '/shop/turnkeys/', summary: 'All turnkeys', response: z.array(turnkeyCard) },
  getTurnkey: { ...find, path: '/shop/turnkeys/{id}/', summary: 'One turnkey', params: byId, response: turnkey },
  listTurnkeySections: {
    ...list,
    path: '/main/turnkeysections/',
    summary: 'Blocks of the turnkey page',
    response: z.array(turnkeySection),
  },
  listTurnkeySlides: {
    ...get,
    path: '/main/sliders/header-turnkey/',
    summary: 'Header slides of the turnkey page',
    response: z.array(slide),
  },
  sendContact: { ...submit, path: '/contactme/', summary: 'A contact request', body: contactMe, response: accepted },
  sendOrder: {
    ...submit,
    path: '/order_request/',
    summary: 'An order enquiry',
    body: orderRequest,
    takesFiles: true,
    response: accepted,
  },

  getRevision: {
    ...extension,
    path: '/revision/',
    summary: 'Grows whenever anything published changes; with `since`, what has changed after it',
    query: z.object({ since: z.coerce.number().int().nonnegative().optional() }),
    response: revision,
  },
  search: {
    ...extension,
    path: '/search/',
    summary:
      'What matches a query in the language of the request, the best first, and what comes close where nothing does',
    query: searchQuery,
    response: searchResults,
  },
  findProducts: {
    ...extension,
    path: '/shop/finder/',
    summary: 'Products by their figures, what can be asked of those that match, and how many match',
    query: finderQuery,
    response: finderResults,
  },
  listPages: {
    ...extension,
    query: paging,
    path: '/seo/pages/',
    summary: 'Every page of the content with the day of its last change, for sitemaps',
    response: z.array(sitePage),
  },
  reportNotFound: {
    method: 'POST',
    origin: 'extension',
    status: 200,
    errors: [400, 405, 413, 415],
    path: '/reports/not-found/',
    summary: 'Pages and searches that visitors did not find, counted; only the site itself may call it',
    body: notFoundReport,
    response: notFoundRecorded,
  },
  readBuyerPage: {
    method: 'POST',
    origin: 'extension',
    status: 200,
    errors: [400, 404, 405, 413, 415],
    path: '/buyer/page/',
    summary: 'An enquiry as its buyer sees it by a private link; only the site itself may call it',
    body: buyerPageRequest,
    response: buyerPage,
  },
  sendBuyerMessage: {
    ...submit,
    origin: 'extension',
    path: '/buyer/message/',
    summary: 'What a buyer adds to an enquiry by a private link; only the site itself may call it',
    body: buyerMessage,
    takesFiles: true,
    response: accepted,
  },
  readBuyerOffer: {
    method: 'POST',
    origin: 'extension',
    status: 200,
    errors: [400, 404, 405, 413, 415],
    path: '/buyer/offer/',
    summary: 'The PDF of an offer on the page of its buyer, as bytes; only the site itself may call it',
    body: buyerOfferRequest,
    response: z.unknown(),
  },
  readDealerPage: {
    method: 'POST',
    origin: 'extension',
    status: 200,
    errors: [400, 404, 405, 413, 415],
    path: '/buyer/dealer/',
    summary: 'An enquiry as the dealer sees it who was asked; only the site itself may call it',
    body: dealerPageRequest,
    response: dealerPage,
  },
  sendDealerAnswer: {
    ...submit,
    origin: 'extension',
    path: '/buyer/dealer-answer/',
    summary: 'Whether a dealer is interested in an enquiry; only the site itself may call it',
    body: dealerAnswer,
    response: accepted,
  },
  listDocuments: {
    ...extension,
    path: '/documents/',
    summary: 'The public documents of a product with all published versions, and which are in force on a day',
    query: documentsQuery.extend(paging.shape),
    response: z.array(productDocument),
  },
  getDocument: {
    ...extension,
    errors: [400, 404, 405],
    path: '/documents/{key}/',
    summary: 'One public document with all published versions',
    params: documentParams,
    response: productDocument,
  },
  listDocumentedProducts: {
    ...extension,
    path: '/documented-products/',
    summary: 'The products that have public documents',
    query: paging,
    response: z.array(productCard),
  },
  readSerialNumber: {
    method: 'POST',
    origin: 'extension',
    status: 200,
    errors: [400, 405, 413, 415],
    path: '/serial-numbers/documents/',
    summary: 'What a serial number opens; of a wrong one nothing is told. Only the site itself may call it',
    body: serialRequest,
    response: serialPage,
  },
  readDocumentFile: {
    method: 'POST',
    origin: 'extension',
    status: 200,
    errors: [400, 404, 405, 413, 415],
    path: '/serial-numbers/file/',
    summary: 'The file of a published version, as bytes; only the site itself may call it',
    body: documentFileRequest,
    response: z.unknown(),
  },
  getCompany: { ...extension, path: '/main/company/', summary: 'The company whose site it is', response: company },
  getMenu: {
    ...extension,
    path: '/main/menu/',
    summary: 'What the header, the menu of phones and the footer list',
    response: menu,
  },
  getInterfaceTexts: {
    ...extension,
    path: '/main/interface-texts/',
    summary: 'Texts of the interface that stand in for those of the site, in the language of the request',
    response: interfaceTexts,
  },
  listCertificates: {
    ...extension,
    query: paging,
    path: '/main/certificates/',
    summary: 'Certificates',
    response: z.array(certificate),
  },
  listAdvisers: {
    ...extension,
    query: paging,
    path: '/main/advisers/',
    summary: 'Who answers enquiries, for which continents and in which languages',
    response: z.array(adviser),
  },
  listCountries: { ...extension, path: '/countries/all/', summary: 'All countries', response: z.array(country) },
  getCountry: {
    ...extension,
    errors: [400, 404, 405],
    path: '/countries/alpha/{code}/',
    summary: 'One country by its alpha-2 or alpha-3 code',
    params: z.object({ code: z.string().regex(/^[A-Za-z]{2,3}$/) }),
    response: country,
  },
} as const satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
