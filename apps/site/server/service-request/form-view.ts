import { MAX_FILES, MAX_SERVICE_FILES_BYTES } from '@vitrine/contract/submission-limits'
import { SERVICE_REQUEST_PATH } from '@vitrine/contract/service-request-path'
import type { LanguageCode } from '@vitrine/locales/languages'
import { HONEYPOT_FIELD } from '../../shared/enquiries/form-metadata.ts'
import type { FileProblem } from '../../shared/enquiries/order-files.ts'
import { type Part, toMarkup } from '../buyer-page/document.ts'
import { documentTextsIn } from '../documents/document-texts.ts'
import { conditionField, type FormReader, lineField, messageField } from './fields-view.ts'
import type { Filled, ServiceErrors } from './service-form.ts'
import { fieldTextsIn, serviceTextsIn } from '../texts/service-texts.ts'

const MB = 1024 * 1024
/** What a phone offers: its camera, its pictures and videos. Which of them it is, their bytes say. */
const accepted = 'image/*,video/*,application/pdf'

export type ServiceFormInput = {
  language: LanguageCode
  /** Which showing of the form this is. */
  form: string
  filled: Filled
  errors?: ServiceErrors
  problems?: readonly FileProblem[]
}

/** The form of a service request. Files come last: what was typed before has arrived where they break off. */
export function serviceFormView({ language, form, filled, errors = {}, problems = [] }: ServiceFormInput): Part {
  const text = serviceTextsIn(language)
  const fieldText = fieldTextsIn(language)
  const reader = { text, fieldText }
  const state = { values: filled.values, errors }
  const name = lineField('full_name', { label: fieldText('formField.fullName'), autoComplete: 'name' })
  const phone = lineField('phone', { label: fieldText('formField.phone'), type: 'tel', autoComplete: 'tel' })
  const email = lineField('email', { label: fieldText('formField.email'), type: 'email', autoComplete: 'email' })
  return toMarkup`<form method="post" action="${SERVICE_REQUEST_PATH}" enctype="multipart/form-data">
<input type="hidden" name="form" value="${form}">
<input type="hidden" name="language" value="${language}">
${filled.isKnown ? knownProduct(filled, language) : productFields(filled, errors, reader, language)}
${conditionField(state, reader)}
${messageField(state, reader)}
${name(state, reader)}
${phone(state, reader)}
${email(state, reader)}
<label class="trap" aria-hidden="true">${fieldText('formField.leaveEmpty')}<input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label>
<div class="field"><label for="file">${text('files')}</label>
<span class="muted" id="file-hint">${text('filesHint', { count: MAX_FILES, size: MAX_SERVICE_FILES_BYTES / MB })}</span>
${problems.length > 0 ? toMarkup`<span class="wrong" id="file-error">${problemSentences(problems, language).join(' ')}</span>` : ''}
<input id="file" type="file" name="file" multiple accept="${accepted}" aria-describedby="${problems.length > 0 ? 'file-error ' : ''}file-hint"></div>
<button>${text('send')}</button>
</form>`
}

/** What the page of the serial number has said; shown, and not asked for again. */
function knownProduct({ values, product }: Filled, language: LanguageCode): Part {
  const documentText = documentTextsIn(language)
  return toMarkup`<input type="hidden" name="known" value="1">
<input type="hidden" name="product_name" value="${values.product_name}">
<input type="hidden" name="serial_number" value="${values.serial_number}">
<input type="hidden" name="product" value="${product}">
<section class="state" aria-label="${documentText('serial.title')}">
<p><strong><bdi>${values.product_name}</bdi></strong></p>
<p><bdi>${documentText('found', { serial: values.serial_number })}</bdi></p>
</section>`
}

function productFields({ values }: Filled, errors: ServiceErrors, reader: FormReader, language: LanguageCode): Part {
  const { text } = reader
  const serialHint = documentTextsIn(language)('serial.hint')
  const name = lineField('product_name', { label: text('product'), hint: text('productHint') })
  const serial = lineField('serial_number', { label: text('serial'), hint: serialHint, optional: true })
  return toMarkup`${name({ values, errors }, reader)}
${serial({ values, errors }, reader)}`
}

/** Why files cannot be sent, each by its name. */
export function problemSentences(problems: readonly FileProblem[], language: LanguageCode): string[] {
  const text = serviceTextsIn(language)
  const size = MAX_SERVICE_FILES_BYTES / MB
  return problems.map(({ reason, name }) => text(`file.${reason}`, { name, size, count: MAX_FILES }))
}
