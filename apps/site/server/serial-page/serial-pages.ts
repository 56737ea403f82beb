import { SERIAL_PATH, toSerialPath } from '@vitrine/contract/document-address'
import { toServiceRequestPath } from '@vitrine/contract/service-request-path'
import type { FoundSerial } from '@vitrine/contract/shapes/documents'
import { type LanguageCode, languages } from '@vitrine/locales/languages'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { productPath } from '../../shared/paths.ts'
import { type Frame, type Part, privateHeaders, toDocument, toMarkup } from '../buyer-page/document.ts'
import { toDate } from '../buyer-page/enquiry-view.ts'
import { type DocumentText, documentTextsIn } from '../documents/document-texts.ts'
import { documentsView } from './documents-view.ts'

/** `takesRequests`: somebody can be told what is wrong with the machine. */
export type SerialFrame = Frame & { takesRequests: boolean }

/** What a serial number opens. */
export function foundPage(frame: SerialFrame, found: FoundSerial): Promise<Response> {
  const { language } = frame
  const { serial, product, model_year: year, delivered_on: delivered, documents } = found
  const text = documentTextsIn(language)
  const name = [product.model, product.name].filter(Boolean).join(' ')
  const main = toMarkup`
<div class="head">
<p class="muted"><bdi>${text('found', { serial })}</bdi></p>
<h1>${name}</h1>
<p class="muted">${[
    ...(year === null ? [] : [text('modelYear', { year })]),
    ...(delivered === null ? [] : [text('delivered', { date: toDate(delivered, language) })]),
  ].join(' · ')}</p>
${(found.former_deliveries ?? []).map(
  ({ day, corrected_on: corrected }) =>
    toMarkup`<p class="muted">${text('corrected', { date: toDate(corrected, language), former: toDate(day, language) })}</p>`,
)}
${product.slug ? toMarkup`<p><a href="${localizedPath(productPath(product.slug), language)}">${text('toProduct')}</a></p>` : ''}
${frame.takesRequests ? toMarkup`<p>${faultLink(text, language, serial)}</p>` : ''}
</div>
<section>
<h2>${text('title')}</h2>
${documentsView(documents, { text, language, serial })}
<p class="muted">${text('keep')}</p>
</section>
${languagesView(text, language, serial)}`
  return respond(frame, name || serial, main, 200)
}

/** Of an unknown serial number, and of a file that it does not open: the same page, whatever the reason. */
export function unknownPage(frame: SerialFrame, kind: 'unknown' | 'unreachable'): Promise<Response> {
  const { language } = frame
  const text = documentTextsIn(language)
  const title = kind === 'unknown' ? text('unknown.title') : text('unreachable')
  const main = toMarkup`
<h1>${title}</h1>
${kind === 'unknown' ? toMarkup`<p>${text('unknown.text')}</p>${serialForm(text, language)}` : ''}
<p class="buttons">${frame.takesRequests ? faultLink(text, language) : ''}
<a class="button quiet" href="${localizedPath('/contact', language)}">${text('contact')}</a></p>`
  return respond(frame, title, main, kind === 'unknown' ? 404 : 503)
}

/** That too much comes from one address. */
export function tooManyPage(frame: Frame, seconds: number): Promise<Response> {
  const title = documentTextsIn(frame.language)('tooMany', { minutes: Math.ceil(seconds / 60) })
  return respond(frame, title, toMarkup`<h1>${title}</h1>`, 429, { 'retry-after': String(seconds) })
}

/** Leads to where is said what is wrong: with this machine, or with one that has no number here. */
const faultLink = (text: DocumentText, language: LanguageCode, serial?: string): Part =>
  toMarkup`<a class="button" href="${toServiceRequestPath(language, serial)}">${text('fault.title')}</a>`

const serialForm = (text: DocumentText, language: LanguageCode): Part => toMarkup`
<form action="${SERIAL_PATH}">
<input type="hidden" name="language" value="${language}">
<label class="field">${text('serial.label')}
<input name="serial" required maxlength="60" autocomplete="off" autocapitalize="characters" spellcheck="false" dir="ltr" aria-describedby="serial-hint"></label>
<p class="muted" id="serial-hint">${text('serial.hint')}</p>
<button>${text('serial.submit')}</button>
</form>`

const languagesView = (text: DocumentText, current: LanguageCode, serial: string): Part => toMarkup`
<details class="erase">
<summary>${text('language')}</summary>
<p class="buttons">${languages
  .filter(({ code }) => code !== current)
  .map(
    ({ code, tag, name }) =>
      toMarkup`<a href="${toSerialPath(serial)}?language=${code}" hreflang="${tag}" lang="${tag}">${name}</a>`,
  )}</p>
</details>`

async function respond(
  frame: Frame,
  title: string,
  main: Part,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  return new Response(await toDocument(frame, title, main), { status, headers: { ...privateHeaders, ...headers } })
}
