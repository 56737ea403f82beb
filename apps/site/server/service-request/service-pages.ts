import { randomUUID } from 'node:crypto'
import { toServiceRequestPath } from '@vitrine/contract/service-request-path'
import { type LanguageCode, languages } from '@vitrine/locales/languages'
import type { FileProblem } from '../../shared/enquiries/order-files.ts'
import { noticeView } from '../buyer-page/buyer-pages.ts'
import { buyerTextsIn } from '../buyer-page/buyer-texts.ts'
import { type Frame, type Part, privateHeaders, toDocument, toMarkup } from '../buyer-page/document.ts'
import { documentTextsIn } from '../documents/document-texts.ts'
import { problemSentences, serviceFormView } from './form-view.ts'
import type { Filled, ServiceErrors } from './service-form.ts'
import { serviceTextsIn } from '../texts/service-texts.ts'

/** The form, as it is opened. */
export function formPage(frame: Frame, filled: Filled): Promise<Response> {
  const { language } = frame
  const form = serviceFormView({ language, form: randomUUID(), filled })
  const serial = filled.values.serial_number
  return respond(frame, toMarkup`${form}${languagesView(language, serial)}`, 200)
}

/** Why nothing was sent: what is wrong with fields and files, or why all of it could not be taken. */
export type Refusal =
  | { kind: 'invalid'; errors: ServiceErrors; problems: readonly FileProblem[]; hadFiles: boolean }
  | { kind: 'rate-limited'; seconds: number }
  | { kind: 'unavailable' }

/** The form again, with what was typed, and why it was not accepted. @param form which showing it was: unchanged, it is the same request */
export function refusedPage(frame: Frame, filled: Filled, refusal: Refusal, form: string): Promise<Response> {
  const { language } = frame
  const { errors = {}, problems = [] } = refusal.kind === 'invalid' ? refusal : {}
  const view = serviceFormView({ language, form: form || randomUUID(), filled, errors, problems })
  const main = toMarkup`${refusalView(refusal, language)}${view}`
  switch (refusal.kind) {
    case 'invalid':
      return respond(frame, main, problems.some(({ reason }) => reason !== 'wrongKind') ? 413 : 400)
    case 'rate-limited':
      return respond(frame, main, 429, { 'retry-after': String(refusal.seconds) })
    case 'unavailable':
      return respond(frame, main, 503, { 'retry-after': '30' })
  }
}

/** That it has arrived, and by what to name it. */
export async function sentPage(frame: Frame, reference: string): Promise<Response> {
  const text = serviceTextsIn(frame.language)
  const title = text('sent.title')
  const main = toMarkup`<h1>${title}</h1>
<section class="state" role="status"><p>${text('sent.reference')}</p><p><strong><bdi dir="ltr">${reference}</bdi></strong></p></section>
<p>${text('sent.text')}</p>`
  return new Response(await toDocument(frame, title, main), { status: 200, headers: privateHeaders })
}

function refusalView(refusal: Refusal, language: LanguageCode): Part {
  const buyerText = buyerTextsIn(language)
  if (refusal.kind === 'unavailable') return noticeView(buyerText('failed'), true)
  if (refusal.kind === 'rate-limited')
    return noticeView(buyerText('tooMany', { minutes: Math.ceil(refusal.seconds / 60) }), true)
  const text = serviceTextsIn(language)
  const sentences = [
    text('check'),
    ...problemSentences(refusal.problems, language),
    // No browser fills in files again.
    ...(refusal.hadFiles ? [text('filesAgain')] : []),
  ]
  return toMarkup`<div class="notice bad" role="alert">${sentences.map((it) => toMarkup`<p>${it}</p>`)}</div>`
}

function languagesView(current: LanguageCode, serial: string): Part {
  const others = languages.filter(({ code }) => code !== current)
  return toMarkup`<details class="erase">
<summary>${documentTextsIn(current)('language')}</summary>
<p class="buttons">${others.map(
    ({ code, tag, name }) =>
      toMarkup`<a href="${toServiceRequestPath(code, serial)}" hreflang="${tag}" lang="${tag}">${name}</a>`,
  )}</p>
</details>`
}

async function respond(
  frame: Frame,
  main: Part,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const text = serviceTextsIn(frame.language)
  const title = text('title')
  const page = toMarkup`<div class="head"><h1>${title}</h1><p>${text('lead')}</p></div>${main}`
  return new Response(await toDocument(frame, title, page), { status, headers: { ...privateHeaders, ...headers } })
}
