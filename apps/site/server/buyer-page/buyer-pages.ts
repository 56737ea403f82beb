import { randomUUID } from 'node:crypto'
import { BUYER_PAGE_PATH } from '@vitrine/contract/reserved-paths'
import type { BuyerPage } from '@vitrine/contract/shapes/buyer-page'
import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { type BuyerText, buyerTextsIn } from './buyer-texts.ts'
import { type Frame, type Part, privateHeaders, toDocument, toMarkup } from './document.ts'
import { enquiryView } from './enquiry-view.ts'
import { formsView, type Typed } from './forms-view.ts'
import { offersView } from './offers-view.ts'

export type BuyerAddress = { language: LanguageCode; token: string }

/** What an address of a buyer's page names; `token` is null where it cannot be one. */
export function readAddress(path: string): { language: LanguageCode; token: string | null } {
  const [code = '', token = ''] = path.slice(BUYER_PAGE_PATH.length + 1).split('/')
  return { language: isLanguageCode(code) ? code : 'en', token: /^[\w-]{64}$/.test(token) ? token : null }
}

type Said = {
  notice?: Part
  status?: 200 | 400 | 413 | 429 | 503
  typed?: Typed
  /** Of the page itself, for the files of its offers. */
  path?: string
  headers?: Record<string, string>
}

/** The page of an enquiry, or where the back office does not answer its forms alone: what is written is kept. */
export async function enquiryPage(
  frame: Frame,
  page: Extract<BuyerPage, { kind: 'enquiry' }> | null,
  { notice = '', status = page ? 200 : 503, typed = { text: '', urgent: false }, path = '', headers = {} }: Said = {},
): Promise<Response> {
  const { language, company } = frame
  const text = buyerTextsIn(language)
  const title = text('title', { number: page?.number ?? '' }).trim()
  const form = randomUUID()
  const forms = formsView({ text, language, form, typed, erasure: page?.erasure ?? null })
  const main = page
    ? toMarkup`${notice}${enquiryView(page, { text, language, company })}${offersView(page.offers, { language, path, form })}${forms}`
    : toMarkup`<h1>${title}</h1>${notice}${noticeView(text('unreachable'), true)}${forms}`
  return respond(frame, title, main, status, headers)
}

/** That there is no page: of an erased enquiry, or at a wrong or old address. */
export function noPage(frame: Frame, kind: 'erased' | 'gone'): Promise<Response> {
  const text = buyerTextsIn(frame.language)
  const title = text(`${kind}.title`)
  const main = toMarkup`<h1>${title}</h1><p>${text(`${kind}.text`)}</p>${contactLink(text, frame.language)}`
  return respond(frame, title, main, kind === 'erased' ? 410 : 404)
}

/** That too much comes from one address. */
export function tooManyPage(frame: Frame, seconds: number): Promise<Response> {
  const text = buyerTextsIn(frame.language)
  const title = text('tooMany', { minutes: Math.ceil(seconds / 60) })
  return respond(frame, title, toMarkup`<h1>${title}</h1>`, 429, { 'retry-after': String(seconds) })
}

export const noticeView = (sentence: string, isBad: boolean): Part =>
  toMarkup`<p class="${isBad ? 'notice bad' : 'notice'}" role="${isBad ? 'alert' : 'status'}">${sentence}</p>`

const contactLink = (text: BuyerText, language: LanguageCode): Part =>
  toMarkup`<p><a class="button" href="${localizedPath('/contact', language)}">${text('contact')}</a></p>`

async function respond(
  frame: Frame,
  title: string,
  main: Part,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  return new Response(await toDocument(frame, title, main), { status, headers: { ...privateHeaders, ...headers } })
}
