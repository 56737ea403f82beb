import { LONGEST_ADDRESS } from '@vitrine/contract/submission-bounds'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { SiteContext } from '../content/content-context.ts'
import { checkForm } from './check-form.ts'
import { footerForm } from './footer-form.ts'
import { type FieldErrors, type Posted, readValues } from './form-fields.ts'
import { toFooterContact } from './payloads.ts'

type TakeEnquiry = SiteContext['takeEnquiry']

/** The footer form as it comes without script: checked by the same schema, taken in by the same spool. Runs on the server only. */
export async function takePostedForm(
  form: FormData,
  language: LanguageCode,
  takeEnquiry: TakeEnquiry,
): Promise<Posted> {
  const values = readValues('footer', form)
  const checked = checkForm(footerForm, values)
  if (checked.errors) return { sent: false, lost: false, errors: checked.errors, values }
  const payload = toFooterContact(checked.values, { language, location: readLocation(form) })
  const taken = takeEnquiry('contact', payload, await toId(payload))
  if (taken.kind === 'taken') return { sent: true, lost: false, errors: {}, values: {} }
  const errors: FieldErrors = {}
  if (taken.kind === 'wrong') {
    for (const { field } of taken.errors)
      if (field in values) errors[field as keyof FieldErrors] = 'formField.errors.require'
  }
  return { sent: false, lost: Object.keys(errors).length === 0, errors, values }
}

/** The page that the form stood on; anybody may write anything into a form. */
function readLocation(form: FormData): string {
  const path = form.get('action_location')
  return typeof path === 'string' && path.startsWith('/') ? path.slice(0, LONGEST_ADDRESS) : '/contact'
}

/** The same enquiry has the same id: reloading the answer, which posts again, does not send it twice. */
async function toId(payload: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(payload)))
  const hex = Buffer.from(digest).toString('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
