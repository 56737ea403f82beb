import type { DealerEnquiry } from '@vitrine/contract/shapes/dealer-page'
import { MAX_NOTE_LENGTH } from '@vitrine/contract/submission-limits'
import { formatTagOf, type LanguageCode, languageOf } from '@vitrine/locales/languages'
import { type Part, toMarkup } from '../buyer-page/document.ts'
import { toDate } from '../buyer-page/enquiry-view.ts'
import type { DealerText } from './dealer-texts.ts'

export type DealerReader = { text: DealerText; language: LanguageCode; company: string }

/** What is needed to answer, and by whom the enquiry is as soon as the dealer may know. All of it is text: nothing that was written can be pressed. */
export function dealerView(enquiry: DealerEnquiry, reader: DealerReader): Part {
  const { text, language, company } = reader
  const { products, message, files, buyer, state } = enquiry
  const status =
    state === 'asked'
      ? text('asked', { company, date: toDate(enquiry.dueBy, language) })
      : text(`state.${state}`, { company })
  return toMarkup`
<div class="head">
<h1>${text('title')} <bdi class="number">${enquiry.number}</bdi></h1>
<p class="muted">${[enquiry.dealer, text('received', { date: toDate(enquiry.receivedAt, language) })].filter(Boolean).join(' · ')}</p>
</div>
<section class="state" aria-label="${text('status')}"><p><strong>${status}</strong></p></section>
<section>
<h2>${text('needs')}</h2>
<div class="facts">
${rows([
  [text('country'), enquiry.country ? nameOf('region', enquiry.country, language) : ''],
  [text('language'), enquiry.language ? nameOf('language', languageOf(enquiry.language).tag, language) : ''],
  [text('files'), files > 0 ? text('files.count', { count: files, company }) : ''],
])}
${products.length > 0 ? toMarkup`<div><h3>${text('products')}</h3><ul>${products.map(toProduct)}</ul></div>` : ''}
${message ? toMarkup`<div><h3>${text('message')}</h3><p class="said" dir="auto">${message}</p></div>` : ''}
</div>
</section>
${buyer ? buyerView(buyer, text) : toMarkup`<p class="muted">${text('hidden')}</p>`}`
}

function buyerView({ name, company, email, phone }: NonNullable<DealerEnquiry['buyer']>, text: DealerText): Part {
  return toMarkup`
<section>
<h2>${text('buyer')}</h2>
<div class="facts">
${rows([
  [text('name'), name],
  [text('company'), company],
  [text('email'), email],
  [text('phone'), phone],
])}
</div>
<p class="muted">${text('purpose')}</p>
</section>`
}

/** Both answers are sent by a form: a mail program that opens links answers nothing. @param form says which showing of the form it is */
export function answerView({ text }: DealerReader, form: string): Part {
  return toMarkup`
<section>
<h2>${text('answer')}</h2>
<form method="post">
<input type="hidden" name="form" value="${form}">
<label class="field">${text('note')}
<textarea name="note" rows="4" dir="auto" maxlength="${MAX_NOTE_LENGTH}"></textarea></label>
<div class="buttons">
<button name="answer" value="interested">${text('interested')}</button>
<button class="quiet" name="answer" value="declined">${text('declined')}</button>
</div>
</form>
</section>`
}

const rows = (all: readonly (readonly [string, string])[]) =>
  all
    .filter(([, value]) => value)
    .map(([name, value]) => toMarkup`<div><h3>${name}</h3><p><bdi>${value}</bdi></p></div>`)

const toProduct = ({ name, model, quantity }: DealerEnquiry['products'][number]) =>
  toMarkup`<li><bdi>${quantity} × ${[model, name].filter(Boolean).join(' ')}</bdi></li>`

function nameOf(type: 'region' | 'language', code: string, language: LanguageCode): string {
  return new Intl.DisplayNames([formatTagOf(language), 'en'], { type }).of(code) ?? code
}
