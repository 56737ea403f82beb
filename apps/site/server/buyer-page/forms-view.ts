import type { BuyerEnquiry } from '@vitrine/contract/shapes/buyer-page'
import { ERASURE_DAYS, MAX_FILE_BYTES, MAX_FILES, MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import type { LanguageCode } from '@vitrine/locales/languages'
import { raw } from 'hono/html'
import { acceptedFiles } from '../../shared/enquiries/order-files.ts'
import type { BuyerText } from './buyer-texts.ts'
import { type Part, toMarkup } from './document.ts'
import { toDate } from './enquiry-view.ts'

export type Typed = { text: string; urgent: boolean }

type FormsInput = {
  text: BuyerText
  language: LanguageCode
  /** Which showing of the form this is. */
  form: string
  /** What was said in a form that could not be accepted. */
  typed: Typed
  erasure: BuyerEnquiry['erasure']
}

/** The form by which a buyer adds something, and below it that for his data. A browser drops the first line end of a field. */
export function formsView({ text, language, form, typed, erasure }: FormsInput): Part {
  const limits = { count: MAX_FILES, size: MAX_FILE_BYTES / 1024 / 1024 }
  return toMarkup`
<section>
<h2>${text('add')}</h2>
<form method="post" enctype="multipart/form-data">
<input type="hidden" name="form" value="${form}">
<label class="field">${text('message')}
<textarea name="text" rows="6" dir="auto" maxlength="${MAX_MESSAGE_LENGTH}">
${typed.text}</textarea></label>
<label class="field">${text('files')}
<input type="file" name="file" multiple accept="${acceptedFiles}" aria-describedby="files-hint"></label>
<p class="muted" id="files-hint">${text('fileHint', limits)}</p>
<label class="check"><input type="checkbox" name="urgent" value="1"${typed.urgent ? raw(' checked') : ''}>${text('markUrgent')}</label>
<button>${text('send')}</button>
</form>
</section>
<section class="erase">
${erasure ? requestedView(erasure, text, language) : eraseView(text, form)}
<p class="muted">${text('private')}</p>
</section>`
}

function requestedView(erasure: NonNullable<BuyerEnquiry['erasure']>, text: BuyerText, language: LanguageCode): Part {
  const dates = { date: toDate(erasure.requestedAt, language), due: toDate(erasure.dueBy, language) }
  return toMarkup`<h2>${text('data')}</h2><p>${text('data.requested', dates)}</p>`
}

const eraseView = (text: BuyerText, form: string): Part => toMarkup`
<details>
<summary>${text('data')}</summary>
<p>${text('data.text', { days: ERASURE_DAYS })}</p>
<form method="post">
<input type="hidden" name="form" value="${form}">
<input type="hidden" name="erasure" value="1">
<label class="check"><input type="checkbox" required>${text('data.confirm')}</label>
<button class="quiet">${text('data.send')}</button>
</form>
</details>`
