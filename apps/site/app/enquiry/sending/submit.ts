import type { Basket } from '../../../shared/basket/basket.ts'
import { FETCH_MINIMUM_DELAY_MS } from '../../../shared/constants.ts'
import { clearDraft, saveDraft, newId, readDraft } from '../form/drafts.ts'
import { deleteFiles, ORDER_DRAFT_KEY } from './file-store.ts'
import type { FormMetadata } from '../../../shared/enquiries/form-metadata.ts'
import {
  type FieldErrors,
  type FieldName,
  type FieldValues,
  type FormName,
  fieldsOf,
} from '../../../shared/enquiries/form-fields.ts'
import { addToOutbox } from './outbox.ts'
import type { SubmissionContext } from '../../../shared/enquiries/payloads.ts'
import { toSubmission } from '../../../shared/enquiries/to-submission.ts'
import { type Submission, type SendResult, sendEnquiry } from './send-enquiry.ts'
import { toRateLimitError, type SubmitError } from '../../../shared/enquiries/submit-error.ts'

/** What a form needs only once somebody writes in it: rules, sending, keeping. Loaded on first use. */

/** `done`: the site has it, or this browser keeps it and sends it when it can. */
export type SubmitResult =
  { kind: 'done' } | { kind: 'wrong'; errors: FieldErrors } | { kind: 'trouble'; trouble: SubmitError }

type Filled = SubmissionContext & { cart: Basket; files?: readonly File[]; filling?: FormMetadata }

/** What is wrong with a form as it stands. */
export function findErrors(form: FormName, typed: FieldValues): FieldErrors {
  return toSubmission(form, typed, { language: 'en', location: '', cart: [] }).errors ?? {}
}

/** Sends a form if nothing is wrong with it (R5.6, R8.13, R8.14). What was typed is forgotten only when that has worked. */
export async function submitForm(form: FormName, typed: FieldValues, filled: Filled): Promise<SubmitResult> {
  const { values: ready, errors } = toSubmission(form, typed, filled)
  if (errors) return { kind: 'wrong', errors }
  const [submitted] = await Promise.all([deliver(form, typed, ready, filled), pause(FETCH_MINIMUM_DELAY_MS)])
  return submitted
}

type Ready = NonNullable<ReturnType<typeof toSubmission>['values']>

async function deliver(form: FormName, typed: FieldValues, ready: Ready, filled: Filled): Promise<SubmitResult> {
  const { language, files = [], filling } = filled
  let enquiry = { ...ready, id: readDraft(form).id, language, ...(filling && { filling }) } as Submission
  saveDraft(form, typed, enquiry.id)
  let sent = await sendEnquiry(enquiry, files)
  if (sent.kind === 'used') {
    // It has arrived before under this id, and was changed since: this is another enquiry.
    enquiry = { ...enquiry, id: newId() }
    saveDraft(form, typed, enquiry.id)
    sent = await sendEnquiry(enquiry, files)
  }
  return settle(form, enquiry, files, sent)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function settle(
  form: FormName,
  enquiry: Submission,
  files: readonly File[],
  sent: SendResult,
): Promise<SubmitResult> {
  const stopped = (trouble: SubmitError): SubmitResult => ({ kind: 'trouble', trouble })
  if (sent.kind === 'limited') return stopped(toRateLimitError(sent.seconds))
  if (sent.kind === 'wrong') {
    const errors = toErrors(form, sent.fields)
    if (Object.keys(errors).length > 0) return { kind: 'wrong', errors }
    return stopped(sent.problems.length > 0 ? { kind: 'files', problems: sent.problems } : { kind: 'lost' })
  }
  if (sent.kind !== 'taken' && !(await addToOutbox(enquiry, files))) return stopped({ kind: 'lost' })
  clearDraft(form)
  if (files.length > 0) await deleteFiles(ORDER_DRAFT_KEY)
  return { kind: 'done' }
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
