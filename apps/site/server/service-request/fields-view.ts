import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH, MAX_SERIAL_LENGTH } from '@vitrine/contract/submission-limits'
import { raw } from 'hono/html'
import { type Part, toMarkup } from '../buyer-page/document.ts'
import type { ServiceErrors, ServiceField, ServiceValues } from './service-form.ts'
import type { fieldTextsIn, ServiceText } from '../texts/service-texts.ts'

export type FormReader = { text: ServiceText; fieldText: ReturnType<typeof fieldTextsIn> }
export type FieldState = { values: ServiceValues; errors: ServiceErrors }

type FieldOptions = {
  label: string
  hint?: string
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  optional?: true
}

/** A field of one line, with what was typed and what is wrong with it. */
export function lineField(name: ServiceField, { label, hint, type = 'text', autoComplete, optional }: FieldOptions) {
  return ({ values, errors }: FieldState, reader: FormReader): Part => {
    const isForeign = type !== 'text' || name === 'serial_number'
    const attributes = [
      optional ? '' : ' required',
      autoComplete ? ` autocomplete="${autoComplete}"` : ' autocomplete="off"',
      name === 'serial_number' ? ' autocapitalize="characters" spellcheck="false"' : '',
      ` maxlength="${name === 'serial_number' ? MAX_SERIAL_LENGTH : MAX_LINE_LENGTH}"`,
      ` dir="${isForeign ? 'ltr' : 'auto'}"`,
      describedBy(name, errors, hint),
    ]
    return toMarkup`<div class="field"><label for="${name}">${label}</label>
${hintView(name, hint)}${errorView(name, errors, reader)}<input id="${name}" name="${name}" type="${type}" value="${values[name]}"${raw(attributes.join(''))}></div>`
  }
}

/** What is wrong, in as many words as it takes. A browser drops the first line end of a field. */
export function messageField({ values, errors }: FieldState, reader: FormReader): Part {
  const { text } = reader
  const hint = text('messageHint')
  return toMarkup`<div class="field"><label for="message">${text('message')}</label>
${hintView('message', hint)}${errorView('message', errors, reader)}<textarea id="message" name="message" rows="6" dir="auto" required maxlength="${MAX_MESSAGE_LENGTH}"${raw(describedBy('message', errors, hint))}>
${values.message}</textarea></div>`
}

/** How urgent it is. */
export function conditionField({ values, errors }: FieldState, reader: FormReader): Part {
  const { text } = reader
  const choice = (value: 'stopped' | 'faulty', id: string) => toMarkup`
<label class="check"><input id="${id}" type="radio" name="condition" value="${value}" required${raw(values.condition === value ? ' checked' : '')}>${text(`condition.${value}`)}</label>`
  const described = errors.condition ? raw(' aria-describedby="condition-error"') : ''
  return toMarkup`<fieldset${described}>
<legend>${text('condition')}</legend>
${errorView('condition', errors, reader)}${choice('stopped', 'condition')}${choice('faulty', 'condition-faulty')}
</fieldset>`
}

const hintView = (name: string, hint: string | undefined): Part =>
  hint ? toMarkup`<span class="muted" id="${name}-hint">${hint}</span>` : ''

function errorView(name: ServiceField, errors: ServiceErrors, { fieldText }: FormReader): Part {
  const key = errors[name]
  return key ? toMarkup`<span class="wrong" id="${name}-error">${fieldText(key)}</span>` : ''
}

function describedBy(name: ServiceField, errors: ServiceErrors, hint?: string): string {
  const ids = [errors[name] && `${name}-error`, hint && `${name}-hint`].filter(Boolean)
  const described = ids.length > 0 ? ` aria-describedby="${ids.join(' ')}"` : ''
  return errors[name] ? `${described} aria-invalid="true"` : described
}
