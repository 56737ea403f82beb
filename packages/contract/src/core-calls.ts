import { z } from 'zod'
import type { Call } from './call.ts'
import { find, get, list, submit } from './call-kinds.ts'
import {
  aboutSection,
  advantage,
  continent,
  dealer,
  post,
  postCard,
  questionAndAnswer,
  review,
  service,
  slide,
} from './shapes/editorial.ts'
import { paging } from './shapes/paging.ts'
import { file, metaInfo, microLayout, pathQuery, redirectResult } from './shapes/seo.ts'
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
import { slug, slugs } from './shapes/text.ts'

const bySlug = z.object({ slug })
const byId = z.object({ id: slug })

/** The calls of R7.4 to R7.16, which every backend has. */
export const coreCalls = {
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
} as const satisfies Record<string, Call>
