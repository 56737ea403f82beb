import type { Basket } from '../basket/basket.ts'
import { footerForm } from './footer-form.ts'
import type { FieldValues, FormName } from './form-fields.ts'
import { orderForm } from './order-form.ts'
import { type SubmissionContext, toFooterContact, toOrder, toPopupContact } from './payloads.ts'
import { popupForm } from './popup-form.ts'
import type { EnquiryPayload } from './submission.ts'
import { type FormValidation, validateForm } from './validate-form.ts'

/** Checks a form and gives what it would send, or what is wrong with its fields. The same in browser and server. */
export function toSubmission(
  form: FormName,
  values: FieldValues,
  context: SubmissionContext & { basket: Basket },
): FormValidation<EnquiryPayload> {
  switch (form) {
    case 'order':
      return mapValid(validateForm(orderForm, values), (it) => ({
        kind: 'order',
        payload: toOrder(it, context, context.basket),
      }))
    case 'popup':
      return mapValid(validateForm(popupForm, values), (it) => ({
        kind: 'contact',
        payload: toPopupContact(it, context),
      }))
    case 'footer':
    case 'home':
    case 'contact':
      return mapValid(validateForm(footerForm, values), (it) => ({
        kind: 'contact',
        payload: toFooterContact(it, context),
      }))
  }
}

function mapValid<From, To>(validation: FormValidation<From>, map: (values: From) => To): FormValidation<To> {
  return validation.errors ? validation : { values: map(validation.values) }
}
