import { toSerialPath } from '@vitrine/contract/document-address'
import { SERVICE_REQUEST_PATH } from '@vitrine/contract/service-request-path'
import type { ServiceRequest } from '@vitrine/contract/shapes/submission'
import { slug } from '@vitrine/contract/shapes/text'
import type { LanguageCode } from '@vitrine/locales/languages'
import type * as z from 'zod/mini'
import { validateForm } from '../../shared/enquiries/validate-form.ts'
import { toContentId } from '../enquiries/content-id.ts'
import type { EnquiryServices } from '../enquiries/handle-enquiry-post.ts'
import type { MultipartForm } from '../enquiries/read-multipart.ts'
import {
  type PostedService,
  type ServiceErrors,
  type ServiceField,
  serviceFields,
  serviceForm,
} from './service-form.ts'

export type ServiceOutcome =
  | { kind: 'accepted'; id: string }
  | { kind: 'invalid'; errors: ServiceErrors }
  | { kind: 'rate-limited'; seconds: number }
  | { kind: 'unavailable' }

type Sent = { posted: PostedService; staged: MultipartForm['staged']; problems: MultipartForm['problems'] }
type Sender = { language: LanguageCode; address: string }

/**
 * Puts a service request into the spool, by the only way there is for enquiries. Nobody else is asked anything, neither whether there is such a serial number.
 * @throws {SpoolUnavailable}
 */
export function acceptServiceRequest(
  { spool, acceptEnquiry, rateLimit }: Pick<EnquiryServices, 'spool' | 'acceptEnquiry' | 'rateLimit'>,
  { posted, staged, problems }: Sent,
  { language, address }: Sender,
): ServiceOutcome {
  const checked = validateForm<z.infer<typeof serviceForm>, ServiceField>(serviceForm, posted.values)
  if (checked.errors) return { kind: 'invalid', errors: checked.errors }
  // The form says which files cannot be sent, and that nothing was.
  if (problems.length > 0) return { kind: 'invalid', errors: {} }
  const payload = toPayload(checked.values, posted, language)
  const id = toContentId(JSON.stringify([posted.form, payload, staged.files.map(({ sha256 }) => sha256)]))
  const seconds = spool.has(id) ? null : rateLimit(address)
  if (seconds !== null) return { kind: 'rate-limited', seconds }
  const outcome = acceptEnquiry({
    kind: 'service',
    payload,
    id,
    // The page has no script: neither time nor proof of work can be asked of whoever stands at a machine.
    metadata: { honeypot: posted.isTrapped, durationMs: null, hasProof: null },
    staged: staged.files.length > 0 ? staged : undefined,
  })
  switch (outcome.kind) {
    case 'accepted':
      return { kind: 'accepted', id }
    case 'invalid':
      return { kind: 'invalid', errors: toErrors(outcome.errors) }
    case 'rate-limited':
      return outcome
    case 'id-reused':
    case 'unavailable':
      return { kind: 'unavailable' }
  }
}

function toPayload(
  { serial_number: serial, ...values }: z.infer<typeof serviceForm>,
  { isKnown, product }: PostedService,
  language: LanguageCode,
): Omit<ServiceRequest, 'files'> {
  const known = isKnown ? slug.safeParse(product).data : undefined
  return {
    ...values,
    ...(serial && { serial_number: serial }),
    ...(known && { product: known }),
    language,
    action_location: isKnown && serial ? toSerialPath(serial) : SERVICE_REQUEST_PATH,
  }
}

/** What only the call refuses, such as control characters. */
function toErrors(errors: readonly { field: string }[]): ServiceErrors {
  const named = serviceFields.filter((name) => errors.some(({ field }) => field === name))
  return Object.fromEntries(named.map((name) => [name, 'formField.errors.require']))
}
