import { z } from 'zod'
import type { Call } from './call.ts'
import { ask, extension, submit } from './call-kinds.ts'
import { buyerMessage, buyerOfferRequest, buyerPage, buyerPageRequest } from './shapes/buyer-page.ts'
import { country } from './shapes/country.ts'
import { dealerAnswer, dealerPage, dealerPageRequest } from './shapes/dealer-page.ts'
import {
  documentFileRequest,
  documentParams,
  documentedProduct,
  documentsQuery,
  productDocument,
  serialPage,
  serialRequest,
} from './shapes/documents.ts'
import { adviser, certificate, company } from './shapes/editorial.ts'
import { finderQuery, finderResults } from './shapes/finder.ts'
import { askedTogetherQuery, newProductsQuery } from './shapes/interest.ts'
import { notFoundRecorded, notFoundReport } from './shapes/not-found-report.ts'
import { paging } from './shapes/paging.ts'
import { searchQuery, searchResults } from './shapes/search.ts'
import { pageLookup, pathQuery, revision, sitePage } from './shapes/seo.ts'
import { interfaceTexts, menu } from './shapes/shell.ts'
import { productCard, productFigures } from './shapes/shop.ts'
import { accepted, serviceRequest } from './shapes/submission.ts'
import { slugs } from './shapes/text.ts'
import { windowStory } from './shapes/window-story.ts'

/** What a backend may have besides: the site does without where one lacks it. */
export const extensionCalls = {
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
  listProductFigures: {
    ...extension,
    path: '/shop/product-figures/',
    summary: 'The figures and 3D models of those of `ids` that there are, in their order',
    query: z.object({ ids: slugs }),
    response: z.array(productFigures),
  },
  listNewProducts: {
    ...extension,
    path: '/shop/new-products/',
    summary: 'Products that were published for the first time since a moment, the newest first',
    query: newProductsQuery,
    response: z.array(productCard),
  },
  listAskedTogether: {
    ...extension,
    path: '/shop/asked-together/',
    summary:
      'What several buyers have asked for together with products, the most frequent first; without these products',
    query: askedTogetherQuery,
    response: z.array(productCard),
  },
  lookUpPage: {
    ...extension,
    path: '/seo/look-up/',
    summary: 'What `getMetaInfo`, `checkRedirect` and `getMicroLayout` answer of a path, in one answer',
    query: pathQuery,
    response: pageLookup,
  },
  listPages: {
    ...extension,
    query: paging,
    path: '/seo/pages/',
    summary: 'Every page of the content with the day of its last change, for sitemaps',
    response: z.array(sitePage),
  },
  reportNotFound: {
    ...ask,
    path: '/reports/not-found/',
    summary: 'Pages and searches that visitors did not find, counted; only the site itself may call it',
    body: notFoundReport,
    response: notFoundRecorded,
  },
  readBuyerPage: {
    ...ask,
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
  sendServiceRequest: {
    ...submit,
    origin: 'extension',
    path: '/buyer/service-request/',
    summary:
      'What is wrong with a delivered machine; only the site itself may call it. Who takes it says so by `service_requests` of the company',
    body: serviceRequest,
    takesFiles: true,
    response: accepted,
  },
  readBuyerOffer: {
    ...ask,
    errors: [400, 404, 405, 413, 415],
    path: '/buyer/offer/',
    summary: 'The PDF of an offer on the page of its buyer, as bytes; only the site itself may call it',
    body: buyerOfferRequest,
    response: z.unknown(),
  },
  readDealerPage: {
    ...ask,
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
    summary: 'The products that have public documents, and what of these counts today',
    query: paging,
    response: z.array(documentedProduct),
  },
  readSerialNumber: {
    ...ask,
    path: '/serial-numbers/documents/',
    summary: 'What a serial number opens; of a wrong one nothing is told. Only the site itself may call it',
    body: serialRequest,
    response: serialPage,
  },
  readDocumentFile: {
    ...ask,
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
  getWindowStory: {
    ...extension,
    errors: [400, 404, 405],
    path: '/main/window-story/',
    summary: 'The way of one window from the bar to the glazed frame, station by station; 404 where nobody has told it',
    response: windowStory,
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
