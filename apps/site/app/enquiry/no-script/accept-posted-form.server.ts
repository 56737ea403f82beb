import { MAX_URL_LENGTH } from '@vitrine/contract/submission-limits'
import type { LanguageCode } from '@vitrine/locales/languages'
import { readBasket } from '../../../shared/basket/basket.ts'
import type { EnquiryOutcome, SiteContext } from '../../../shared/site-context.ts'
import { HONEYPOT_FIELD } from '../../../shared/enquiries/form-metadata.ts'
import {
  type FieldErrors,
  type FieldValues,
  type FormName,
  isFormName,
  type PostedFormResult,
  readValues,
} from '../../../shared/enquiries/form-fields.ts'
import { withPostedQuantities } from '../../../shared/enquiries/posted-quantities.ts'
import { toSubmission } from '../../../shared/enquiries/to-submission.ts'
import { toRateLimitError, type SubmitError } from '../../../shared/enquiries/submit-error.ts'

type EnquirySite = Pick<SiteContext, 'acceptEnquiry' | 'fileProblems' | 'fileHashes'>

/** Handles a form that was posted without script: checked by the same schema and accepted into the same spool as any other. */
export async function acceptPostedForm(
  data: FormData,
  language: LanguageCode,
  site: EnquirySite,
): Promise<PostedFormResult> {
  const form = readFormName(data)
  const values = readValues(form, data)
  const basket = withPostedQuantities(readBasket(readText(data, 'cart') || null), data)
  const fail = (submitError: SubmitError | null, errors: FieldErrors = {}): PostedFormResult => ({
    form,
    sent: false,
    submitError,
    errors,
    values,
    ...(basket.length > 0 && { basket }),
  })
  const submission = toSubmission(form, values, { language, location: readLocation(data), basket })
  if (submission.errors) return fail(null, submission.errors)
  if (site.fileProblems.length > 0) return fail({ kind: 'files', problems: site.fileProblems })
  const id = await toId([submission.values.payload, site.fileHashes])
  const honeypot = readText(data, HONEYPOT_FIELD) !== ''
  const outcome = await site.acceptEnquiry({ ...submission.values, id, honeypot })
  if (outcome.kind === 'accepted') return { form, sent: true, submitError: null, errors: {}, values: {} }
  const errors = toErrors(outcome, values)
  return fail(Object.keys(errors).length > 0 ? null : toSubmitError(outcome), errors)
}

function toSubmitError(outcome: EnquiryOutcome): SubmitError {
  return outcome.kind === 'rate-limited' ? toRateLimitError(outcome.seconds) : { kind: 'not-sent' }
}

function toErrors(outcome: EnquiryOutcome, values: FieldValues): FieldErrors {
  const errors: FieldErrors = {}
  if (outcome.kind !== 'invalid') return errors
  for (const { field } of outcome.errors)
    if (field in values) errors[field as keyof FieldErrors] = 'formField.errors.require'
  return errors
}

/** What names no form is taken for the one at the foot of pages. */
function readFormName(data: FormData): FormName {
  const name = readText(data, 'form')
  return isFormName(name) ? name : 'footer'
}

function readText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The page that the form was on. It is input like any other, so only a path is accepted. */
function readLocation(data: FormData): string {
  const path = readText(data, 'action_location')
  return /^\/(?!\/)\P{Cc}*$/u.test(path) ? path.slice(0, MAX_URL_LENGTH) : '/contact'
}

/** The same enquiry has the same id: reloading the response, which posts again, does not send it twice. */
async function toId(content: readonly unknown[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  const hex = Buffer.from(digest).toString('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
