import type { Basket } from '../basket/basket.ts'
import { type FormValidation, validateForm } from './validate-form.ts'
import { footerForm } from './footer-form.ts'
import type { FieldValues, FormName } from './form-fields.ts'
import { orderForm } from './order-form.ts'
import { type SubmissionContext, toFooterContact, toOrder, toPopupContact } from './payloads.ts'
import { popupForm } from './popup-form.ts'
import type { Submission } from '../../app/enquiry/sending/send-enquiry.ts'

/** An enquiry without the id that it will have. */
type Ready = { kind: 'order' | 'contact'; payload: Submission['payload'] }

/** What a form would send. Browser and server ask alike. */
export function toSubmission(
  form: FormName,
  typed: FieldValues,
  filled: SubmissionContext & { cart: Basket },
): FormValidation<Ready> {
  switch (form) {
    case 'order':
      return then(validateForm(orderForm, typed), (it) => ({
        kind: 'order',
        payload: toOrder(it, filled, filled.cart),
      }))
    case 'popup':
      return then(validateForm(popupForm, typed), (it) => ({ kind: 'contact', payload: toPopupContact(it, filled) }))
    case 'footer':
      return then(validateForm(footerForm, typed), (it) => ({ kind: 'contact', payload: toFooterContact(it, filled) }))
  }
}

function then<From, To>(checked: FormValidation<From>, turn: (values: From) => To): FormValidation<To> {
  return checked.errors ? checked : { values: turn(checked.values) }
}
