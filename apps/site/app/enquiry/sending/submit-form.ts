import type { Basket } from '../../../shared/basket/basket.ts'
import { FETCH_MINIMUM_DELAY_MS } from '../../../shared/constants.ts'
import { clearDraft, newId, readDraft, saveDraft } from '../form/drafts.ts'
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
import type { EnquiryPayload, Submission } from '../../../shared/enquiries/submission.ts'
import { toSubmission } from '../../../shared/enquiries/to-submission.ts'
import { readCameFrom } from './read-came-from.ts'
import { type SendResult, sendEnquiry } from './send-enquiry.ts'
import { toRateLimitError, type SubmitError } from '../../../shared/enquiries/submit-error.ts'

/** What a form needs only once somebody writes in it: rules, sending, keeping. Loaded on first use. */

/** `done`: the site has it, or this browser keeps it and sends it when it can. */
export type SubmitResult =
  | { kind: 'done'; id: string }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed'; submitError: SubmitError }

type SubmitContext = SubmissionContext & { basket: Basket; files?: readonly File[]; metadata?: FormMetadata }

/** What is wrong with the fields of a form. */
export function findErrors(form: FormName, values: FieldValues): FieldErrors {
  return toSubmission(form, values, { language: 'en', location: '', basket: [] }).errors ?? {}
}

/** Sends a form if its fields are valid (R5.6, R8.13, R8.14). The draft is deleted only when that has worked. */
export async function submitForm(form: FormName, values: FieldValues, context: SubmitContext): Promise<SubmitResult> {
  const { values: payload, errors } = toSubmission(form, values, context)
  if (errors) return { kind: 'invalid', errors }
  const [result] = await Promise.all([send(form, values, payload, context), wait(FETCH_MINIMUM_DELAY_MS)])
  return result
}

async function send(
  form: FormName,
  values: FieldValues,
  payload: EnquiryPayload,
  { language, files = [], metadata }: SubmitContext,
): Promise<SubmitResult> {
  let enquiry: Submission = {
    ...payload,
    id: readDraft(form).id,
    language,
    ...(metadata && { metadata: { ...metadata, cameFrom: readCameFrom() } }),
  }
  saveDraft(form, values, enquiry.id)
  let result = await sendEnquiry(enquiry, files)
  if (result.kind === 'id-reused') {
    // The form was sent before under this id and changed since: this is another enquiry.
    enquiry = { ...enquiry, id: newId() }
    saveDraft(form, values, enquiry.id)
    result = await sendEnquiry(enquiry, files)
  }
  return settle(form, enquiry, files, result)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function settle(
  form: FormName,
  enquiry: Submission,
  files: readonly File[],
  result: SendResult,
): Promise<SubmitResult> {
  const fail = (submitError: SubmitError): SubmitResult => ({ kind: 'failed', submitError })
  if (result.kind === 'rate-limited') return fail(toRateLimitError(result.seconds))
  if (result.kind === 'invalid') {
    const errors = toErrors(form, result.fields)
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
    return fail(result.problems.length > 0 ? { kind: 'files', problems: result.problems } : { kind: 'not-sent' })
  }
  if (result.kind !== 'accepted' && !(await addToOutbox(enquiry, files))) return fail({ kind: 'not-sent' })
  clearDraft(form)
  if (files.length > 0) await deleteFiles(ORDER_DRAFT_KEY)
  return { kind: 'done', id: enquiry.id }
}

/** The site checks by the contract; where it refuses more fields than the form did, they get the form's own messages. */
function toErrors(form: FormName, fields: readonly string[]): FieldErrors {
  const known = fieldsOf[form].filter((name) => fields.includes(name))
  return Object.fromEntries(known.map((name) => [name, errorOf(name)]))
}

function errorOf(name: FieldName) {
  if (name === 'email') return 'formField.errors.email'
  return name === 'phone' ? 'formField.errors.phone' : 'formField.errors.require'
}
