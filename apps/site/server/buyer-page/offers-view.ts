import type { BuyerEnquiry } from '@vitrine/contract/shapes/buyer-page'
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import type english from '@vitrine/locales/offers/en.json'
import { formatTagOf, type LanguageCode } from '@vitrine/locales/languages'
import { type TextOf, textsOfFolder } from '../texts/texts-of-folder.ts'
import { type Part, toMarkup } from './document.ts'
import { toDate } from './enquiry-view.ts'

type OfferTextKey = keyof typeof english
type OfferText = TextOf<OfferTextKey>
type Offer = BuyerEnquiry['offers'][number]

const MEGABYTE = 1024 * 1024
/** The texts about offers in a language; those of the mail are in the same files. */
export const offerTextsIn = textsOfFolder<OfferTextKey>('offers')

/**
 * The offers for an enquiry, the newest first, and for those that stand the forms to accept them or to ask for a change. Accepting takes three
 * steps, all without script: opening, a name with a tick, and the button.
 * @param path of the page @param form says which showing of the forms this is
 */
export function offersView(
  offers: readonly Offer[],
  { language, path, form }: { language: LanguageCode; path: string; form: string },
): Part {
  if (offers.length === 0) return ''
  const text = offerTextsIn(language)
  return toMarkup`
<section>
<h2>${text('title')}</h2>
<ol class="history">${offers.map((offer) => offerView(offer, { text, language, path, form }))}</ol>
</section>`
}

type Reader = { text: OfferText; language: LanguageCode; path: string; form: string }

function offerView(offer: Offer, { text, language, path, form }: Reader): Part {
  const { id, number, version, validUntil, note, state, answeredAt, acceptedBy, size } = offer
  const megabytes = new Intl.NumberFormat(`${formatTagOf(language)}-u-nu-latn`, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, size / MEGABYTE))
  const isOpen = state === 'sent' || state === 'change-wished'
  const status = text(`state.${state}`, { date: answeredAt ? toDate(answeredAt, language) : '', name: acceptedBy })
  return toMarkup`<li>
<h3><bdi>${text('offer', { number, version })}</bdi></h3>
<p><strong>${status}</strong></p>
${isOpen ? toMarkup`<p>${text('validUntil', { date: toDate(validUntil, language) })}</p>` : ''}
${note ? toMarkup`<p class="said" dir="auto">${note}</p>` : ''}
<p><a href="${path}/offers/${id}">${text('open', { size: megabytes })}</a></p>
${isOpen ? answerForms(offer, text, `${form}-${id}`) : ''}
</li>`
}

function answerForms({ id, number, version }: Offer, text: OfferText, form: string): Part {
  return toMarkup`
<details>
<summary>${text('accept')}</summary>
<form method="post">
<input type="hidden" name="form" value="${form}">
<input type="hidden" name="offer" value="${id}">
<input type="hidden" name="decision" value="accept">
<p>${text('accept.text')}</p>
<label class="field">${text('accept.name')}
<input name="name" autocomplete="name" required maxlength="${MAX_LINE_LENGTH}" dir="auto"></label>
<label class="check"><input type="checkbox" name="confirm" value="1" required>${text('accept.confirm', { number, version })}</label>
<button>${text('accept.send')}</button>
</form>
</details>
<details>
<summary>${text('change')}</summary>
<form method="post">
<input type="hidden" name="form" value="${form}">
<input type="hidden" name="offer" value="${id}">
<input type="hidden" name="decision" value="change">
<label class="field">${text('change.what')}
<textarea name="text" rows="4" required dir="auto" maxlength="${MAX_MESSAGE_LENGTH}"></textarea></label>
<button class="quiet">${text('change.send')}</button>
</form>
</details>`
}
