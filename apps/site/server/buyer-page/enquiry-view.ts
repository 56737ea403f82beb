import type { BuyerEnquiry } from '@vitrine/contract/shapes/buyer-page'
import { formatTagOf, type LanguageCode } from '@vitrine/locales/languages'
import { documentTextsIn } from '../documents/document-texts.ts'
import { serviceTextsIn } from '../texts/service-texts.ts'
import type { BuyerText } from './buyer-texts.ts'
import { type Part, toMarkup } from './document.ts'

type Reader = { text: BuyerText; language: LanguageCode; company: string }

/** What was asked, how far it is, and what has been written since. All of it is text: no link that somebody wrote can be pressed. */
export function enquiryView(enquiry: BuyerEnquiry, reader: Reader): Part {
  const { text, language } = reader
  const { products, files, message, entries, service } = enquiry
  return toMarkup`
<div class="head">
<h1>${text('title', { number: '' }).trim()} <bdi class="number">${enquiry.number}</bdi></h1>
<p class="muted">${text('received', { date: toDate(enquiry.receivedAt, language) })}</p>
</div>
<section class="state" aria-label="${text('status')}">
<p><strong>${text(`state.${enquiry.state}`)}</strong></p>
${enquiry.urgent ? toMarkup`<p>${text('urgent')}</p>` : ''}
</section>
<section>
<h2>${text('asked')}</h2>
<div class="facts">
${products.length > 0 ? list(text('products'), service ? productLines(enquiry, language) : products.map(toProduct)) : ''}
${message ? toMarkup`<div><h3>${text('message')}</h3><p class="said" dir="auto">${message}</p></div>` : ''}
${files.length > 0 ? list(text('files'), files) : ''}
</div>
</section>
${entries.length > 0 ? historyView(entries, reader) : ''}`
}

const historyView = (entries: BuyerEnquiry['entries'], reader: Reader) => toMarkup`
<section>
<h2>${reader.text('history')}</h2>
<ol class="history">${entries.map((entry) => toEntry(entry, reader))}</ol>
</section>`

function toEntry(entry: BuyerEnquiry['entries'][number], { text, language, company }: Reader): Part {
  return toMarkup`<li>
<div class="who"><h3>${entry.kind === 'answer' ? text('answer', { company }) : text('you')}</h3>
<time class="muted" datetime="${entry.at}">${toDate(entry.at, language)}</time></div>
${entry.subject ? toMarkup`<p dir="auto"><strong>${entry.subject}</strong></p>` : ''}
${entry.urgent ? toMarkup`<p>${text('urgent')}</p>` : ''}
${entry.text ? toMarkup`<p class="said" dir="auto">${entry.text}</p>` : ''}
${entry.files.length > 0 ? toMarkup`<ul>${entry.files.map(toItem)}</ul>` : ''}
</li>`
}

const toItem = (item: string) => toMarkup`<li><bdi>${item}</bdi></li>`
const list = (title: string, items: readonly string[]) =>
  toMarkup`<div><h3>${title}</h3><ul>${items.map(toItem)}</ul></div>`

/** Of a service request: the machine with its serial number, and how it is. */
function productLines({ products, service }: BuyerEnquiry, language: LanguageCode): string[] {
  if (!service) return []
  const { serial_number: serial, condition } = service
  return [
    ...products.map(({ name, model }) => [model, name].filter(Boolean).join(' ')),
    ...(serial ? [documentTextsIn(language)('found', { serial })] : []),
    serviceTextsIn(language)(`condition.${condition}`),
  ]
}

const toProduct = ({ name, model, quantity }: BuyerEnquiry['products'][number]) =>
  `${quantity} × ${[model, name].filter(Boolean).join(' ')}`

/** The day alone: without script nobody knows the visitor's time zone. */
export function toDate(iso: string, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(`${formatTagOf(language)}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(iso))
}
