import type { Basket } from '../basket/basket.ts'
import { type Checked, checkForm } from './check-form.ts'
import { footerForm } from './footer-form.ts'
import type { FieldValues, FormName } from './form-fields.ts'
import { orderForm } from './order-form.ts'
import { type FilledAt, toFooterContact, toOrder, toPopupContact } from './payloads.ts'
import { popupForm } from './popup-form.ts'
import type { Outgoing } from './send-enquiry.ts'

/** An enquiry without the id that it will have. */
type Ready = { kind: 'order' | 'contact'; payload: Outgoing['payload'] }

/** What a form would send. Browser and server ask alike. */
export function prepareForm(form: FormName, typed: FieldValues, filled: FilledAt & { cart: Basket }): Checked<Ready> {
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
