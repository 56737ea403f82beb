import { MAX_URL_LENGTH } from '@vitrine/contract/submission-limits'
import type { LanguageCode } from '@vitrine/locales/languages'
import { readBasket } from '../../../shared/basket/basket.ts'
import type { EnquiryOutcome, SiteContext } from '../../../shared/site-context.ts'
import { HONEYPOT_FIELD } from '../../../shared/enquiries/form-metadata.ts'
import {
  type FieldErrors,
  type FieldValues,
  type FormName,
  type PostedForm,
  readValues,
} from '../../../shared/enquiries/form-fields.ts'
import { withPostedQuantities } from '../../../shared/enquiries/posted-quantities.ts'
import { toSubmission } from '../../../shared/enquiries/to-submission.ts'
import { toRateLimitError, type SubmitError } from '../../../shared/enquiries/submit-error.ts'

type Door = Pick<SiteContext, 'takeEnquiry' | 'fileProblems' | 'fileHashes'>

/** A form as it comes without script: checked by the same schema, taken in by the same spool. Runs on the server only. */
export async function acceptPostedForm(entered: FormData, language: LanguageCode, door: Door): Promise<PostedForm> {
  const form = readFormName(entered)
  const values = readValues(form, entered)
  const cart = withPostedQuantities(readBasket(readText(entered, 'cart') || null), entered)
  const stopped = (trouble: SubmitError | null, errors: FieldErrors = {}): PostedForm => ({
    form,
    sent: false,
    trouble,
    errors,
    values,
    ...(cart.length > 0 && { cart }),
  })
  const ready = toSubmission(form, values, { language, location: readLocation(entered), cart })
  if (ready.errors) return stopped(null, ready.errors)
  if (door.fileProblems.length > 0) return stopped({ kind: 'files', problems: door.fileProblems })
  const id = await toId([ready.values.payload, door.fileHashes])
  const trap = readText(entered, HONEYPOT_FIELD) !== ''
  const taken = await door.takeEnquiry({ ...ready.values, id, trap })
  if (taken.kind === 'taken') return { form, sent: true, trouble: null, errors: {}, values: {} }
  const errors = toErrors(taken, values)
  return stopped(Object.keys(errors).length > 0 ? null : toTrouble(taken), errors)
}

function toTrouble(taken: EnquiryOutcome): SubmitError {
  return taken.kind === 'limited' ? toRateLimitError(taken.seconds) : { kind: 'lost' }
}

function toErrors(taken: EnquiryOutcome, values: FieldValues): FieldErrors {
  const errors: FieldErrors = {}
  if (taken.kind !== 'wrong') return errors
  for (const { field } of taken.errors)
    if (field in values) errors[field as keyof FieldErrors] = 'formField.errors.require'
  return errors
}

/** The form at the foot of pages needs no name: it stood here first. */
function readFormName(entered: FormData): FormName {
  const name = readText(entered, 'form')
  return name === 'order' || name === 'popup' ? name : 'footer'
}

function readText(entered: FormData, name: string): string {
  const value = entered.get(name)
  return typeof value === 'string' ? value : ''
}

/** The page that the form stood on; anybody may write anything into a form. */
function readLocation(entered: FormData): string {
  const path = readText(entered, 'action_location')
  return /^\/(?!\/)\P{Cc}*$/u.test(path) ? path.slice(0, MAX_URL_LENGTH) : '/contact'
}

/** The same enquiry has the same id: reloading the answer, which posts again, does not send it twice. */
async function toId(content: readonly unknown[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  const hex = Buffer.from(digest).toString('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
