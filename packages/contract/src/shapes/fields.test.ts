import type { ZodObject } from 'zod'
import { expect, it } from 'vitest'
import { calls } from '../calls.ts'
import * as samples from '../sample.ts'
import { post, review } from './editorial.ts'
import { file, metaInfo, microLayout, redirectResult } from './seo.ts'
import { category, categorySection, filterSpecification, product, turnkey } from './shop.ts'
import { basketLine } from './submission.ts'

/** The fields that the requirements name. The contract may have more. */
const fields: [string, ZodObject, string][] = [
  ['a line of the basket', basketLine, 'id name model slug image cnt'],
  ['a category', category, 'name slug show_in_menu position'],
  [
    'a category section',
    categorySection,
    'id category_slug name description image video_preview video products show_on_homepage position',
  ],
  ['a product', product, 'id name slug model specifications description'],
  ['a post', post, 'title slug language'],
  ['a turnkey', turnkey, 'name slug filter_specifications'],
  ['a pair of a turnkey', filterSpecification, 'key value'],
  ['a review', review, 'country text author photo'],
]

it.each(fields)('%s has its fields [R3.1, R3.2, R3.3, R3.6, R3.7, R3.10]', (_, shape, names) => {
  expect(Object.keys(shape.shape)).toEqual(expect.arrayContaining(names.split(' ')))
})

it.each([
  [metaInfo, { title: 'Saws', description: 'All saws', keywords: 'saw, PVC', meta_image: '/media/saw.jpg' }],
  [redirectResult, { new_path: '/category/saws/', status: 301 }],
  [file, { file: '/media/presentation.pdf' }],
  [microLayout, { '@type': 'AboutPage', anything: ['else'] }],
])('%#: what a page is looked up by has its fields [R3.13]', (shape, answer) => {
  expect(shape.parse(answer)).toEqual(answer)
})

it('whether a category is in the menu is true or false, and its position is a number [R3.2]', () => {
  expect(category.safeParse(samples.category).error).toBeUndefined()
  expect(category.safeParse({ ...samples.category, show_in_menu: 'yes' }).success).toBe(false)
  expect(category.safeParse({ ...samples.category, position: 'first' }).success).toBe(false)
})

it('a quantity is at least 1 [R3.1]', () => {
  const line = { id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450', image: null, cnt: 1 }
  expect(basketLine.safeParse(line).success).toBe(true)
  expect(basketLine.safeParse({ ...line, cnt: 0 }).success).toBe(false)
})

it('dealers and the rest of the content are lists of their own [R3.11]', () => {
  const lists = {
    listDealers: '/main/dillers/',
    listAboutSections: '/main/aboutus/',
    listAboutSlides: '/main/sliders/about-us-slider/',
    listAdvantages: '/main/advantages/',
    listHomeSlides: '/main/sliders/home-page-header/',
    listCategorySlides: '/main/sliders/header-category/',
    listTurnkeySlides: '/main/sliders/header-turnkey/',
    listServices: '/main/services/',
    listServiceSlides: '/main/sliders/service-slider/',
    listQuestions: '/main/qa/',
  } as const
  for (const [name, path] of Object.entries(lists) as [keyof typeof lists, string][]) {
    expect([name, calls[name].path]).toEqual([name, path])
    expect([name, calls[name].response.safeParse([]).success]).toEqual([name, true])
    expect([name, calls[name].response.safeParse({}).success]).toEqual([name, false])
  }
  expect(calls.listDealers.query.safeParse({ continent: 'europe' }).success).toBe(true)
})
