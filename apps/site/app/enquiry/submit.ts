import type { Basket } from '../basket/basket.ts'
import { type Checked, checkForm } from './check-form.ts'
import { clearDraft, keepDraft, newId, readDraft } from './drafts.ts'
import { footerForm } from './footer-form.ts'
import { type FieldErrors, type FieldName, type FieldValues, type FormName, fieldsOf } from './form-fields.ts'
import { orderForm } from './order-form.ts'
import { keepEnquiry } from './outbox.ts'
import { type FilledAt, toFooterContact, toOrder, toPopupContact } from './payloads.ts'
import { popupForm } from './popup-form.ts'
import { type Outgoing, type Sent, sendEnquiry } from './send-enquiry.ts'

/** What a form needs only once somebody writes in it: rules, sending, keeping. Loaded on first use. */

/** `done`: the site has it, or this browser keeps it and sends it when it can. `lost`: neither, and the visitor must hear so. */
export type Submitted = { kind: 'done' | 'lost' } | { kind: 'wrong'; errors: FieldErrors }

type Filled = FilledAt & { cart: Basket }
type Ready = { kind: 'order' | 'contact'; payload: Outgoing['payload'] }

/** What is wrong with a form as it stands. */
export function findErrors(form: FormName, typed: FieldValues): FieldErrors {
  return prepare(form, typed, { language: 'en', location: '', cart: [] }).errors ?? {}
}

/** Sends a form if nothing is wrong with it (SPEC.md sections 3, 5 and 8). What was typed is forgotten only when that has worked. */
export async function submitForm(form: FormName, typed: FieldValues, filled: Filled): Promise<Submitted> {
  const { values: ready, errors } = prepare(form, typed, filled)
  if (errors) return { kind: 'wrong', errors }
  let enquiry = { ...ready, id: readDraft(form).id, language: filled.language } as Outgoing
  keepDraft(form, typed, enquiry.id)
  let sent = await sendEnquiry(enquiry)
  if (sent.kind === 'used') {
    // It has arrived before under this id, and was changed since: this is another enquiry.
    enquiry = { ...enquiry, id: newId() }
    keepDraft(form, typed, enquiry.id)
    sent = await sendEnquiry(enquiry)
  }
  return settle(form, enquiry, sent)
}

function settle(form: FormName, enquiry: Outgoing, sent: Sent): Submitted {
  if (sent.kind === 'wrong') {
    const errors = toErrors(form, sent.fields)
    return Object.keys(errors).length > 0 ? { kind: 'wrong', errors } : { kind: 'lost' }
  }
  if (sent.kind !== 'taken' && !keepEnquiry(enquiry)) return { kind: 'lost' }
  clearDraft(form)
  return { kind: 'done' }
}

function prepare(form: FormName, typed: FieldValues, filled: FilledAt & { cart: Basket }): Checked<Ready> {
  switch (form) {
    case 'order':
      return then(checkForm(orderForm, typed), (it) => ({ kind: 'order', payload: toOrder(it, filled, filled.cart) }))
    case 'popup':
      return then(checkForm(popupForm, typed), (it) => ({ kind: 'contact', payload: toPopupContact(it, filled) }))
    case 'footer':
      return then(checkForm(footerForm, typed), (it) => ({ kind: 'contact', payload: toFooterContact(it, filled) }))
  }
}

function then<From, To>(checked: Checked<From>, turn: (values: From) => To): Checked<To> {
  return checked.errors ? checked : { values: turn(checked.values) }
}

/** The site checks by the contract; where it finds more than the form did, its fields get the form's own words. */
function toErrors(form: FormName, fields: readonly string[]): FieldErrors {
  const known = fieldsOf[form].filter((name) => fields.includes(name))
  return Object.fromEntries(known.map((name) => [name, errorOf(name)]))
}

function errorOf(name: FieldName) {
  if (name === 'email') return 'formField.errors.email'
  return name === 'phone' ? 'formField.errors.phone' : 'formField.errors.require'
}
