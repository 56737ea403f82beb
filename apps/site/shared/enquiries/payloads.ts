import type { ContactMe, OrderRequest } from '@vitrine/contract/shapes/submission'
import type { LanguageCode } from '@vitrine/locales/languages'
import type * as z from 'zod/mini'
import type { Basket } from '../basket/basket.ts'
import type { footerForm } from './footer-form.ts'
import type { orderForm } from './order-form.ts'
import type { popupForm } from './popup-form.ts'

/** Where a form was filled in. @property location the page's path, such as `/ru/turnkey` */
export type SubmissionContext = { language: LanguageCode; location: string }

/** The payloads of an order and of a contact request (R3.16, R3.17). */

export function toOrder(
  values: z.infer<typeof orderForm>,
  { language, location }: SubmissionContext,
  basket: Basket,
): OrderRequest {
  return { ...values, country: toCountryName(values.country), language, action_location: location, cart: [...basket] }
}

export function toPopupContact(
  values: z.infer<typeof popupForm>,
  { language, location }: SubmissionContext,
): ContactMe {
  return { ...values, country: toCountryName(values.country), language, action_location: location }
}

/** This form asks for neither company nor country, but a backend expects both fields. */
export function toFooterContact(
  values: z.infer<typeof footerForm>,
  { language, location }: SubmissionContext,
): ContactMe {
  return { ...values, company_name: '', country: '', language, action_location: location }
}

/** The picker gives codes; operators read names. What is not a code was typed. */
function toCountryName(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
}
