import { openAsBlob } from 'node:fs'
import { calls } from '@vitrine/contract/calls'
import type { EnquiryFile, SpamSign } from '@vitrine/contract/shapes/submission'
import { CAME_FROM_HEADER, SECRET_HEADER, SPAM_SIGNS_HEADER } from '@vitrine/contract/spool-api'
import type { EnquiryKind, PendingEnquiry } from './spool.ts'

const pathOf: Record<EnquiryKind, string> = {
  order: calls.sendOrder.path,
  contact: calls.sendContact.path,
  service: calls.sendServiceRequest.path,
  'buyer-message': calls.sendBuyerMessage.path,
  'dealer-answer': calls.sendDealerAnswer.path,
}

/** What the spool keeps: the fields of R3.16 or R3.17, its files, and what is told to our own back office alone, in headers. */
type SpooledBody = { message?: string; files?: EnquiryFile[]; spam_signs?: SpamSign[]; came_from?: string } & Record<
  string,
  unknown
>

type ApiCall = { path: string; init: RequestInit }

/**
 * The call that hands an enquiry over, in full: JSON with the fields of R3.16 or R3.17, or multipart/form-data where it carries files.
 * @param backOfficeSecret what site and back office share; null for a foreign backend, which is told no spam signs (R10.28)
 */
export async function toApiCall(
  enquiry: PendingEnquiry,
  paths: readonly string[],
  backOfficeSecret: string | null,
): Promise<ApiCall> {
  const path = pathOf[enquiry.kind]
  const { spam_signs: signs = [], came_from: cameFrom, ...body } = JSON.parse(enquiry.body) as SpooledBody
  const headers = { ...headersOf(enquiry), ...ownHeaders(signs, cameFrom, backOfficeSecret) }
  const payload = JSON.stringify(body)
  if (paths.length === 0) return { path, init: json(payload, headers) }
  const form = new FormData()
  form.set('payload', payload)
  for (const [position, { name, type }] of (body.files ?? []).entries())
    form.append('file', await openAsBlob(paths[position] ?? '', { type }), name)
  return { path, init: { method: 'POST', headers, body: form } }
}

/**
 * The same without files, for a backend that refuses them or where they are lost; null where there were none. The message then names
 * the files that are left out.
 */
export function toApiCallWithoutFiles(enquiry: PendingEnquiry, backOfficeSecret: string | null): ApiCall | null {
  const { files = [], spam_signs: signs = [], came_from: cameFrom, ...plain } = JSON.parse(enquiry.body) as SpooledBody
  if (files.length === 0) return null
  const message = [plain.message, toNote(files, enquiry.id)].filter(Boolean).join('\n\n')
  const headers = { ...headersOf(enquiry), ...ownHeaders(signs, cameFrom, backOfficeSecret) }
  return { path: pathOf[enquiry.kind], init: json(JSON.stringify({ ...plain, message }), headers) }
}

function toNote(files: readonly EnquiryFile[], id: string): string {
  const list = files.map(({ name, size }) => `${name} (${Math.ceil(size / 1024)} kB)`).join(', ')
  return `[Files that came with it: ${list}. The website keeps them under ${id}.]`
}

const json = (body: string, headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body,
})

const headersOf = ({ id, language }: PendingEnquiry): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': language,
  'idempotency-key': id,
})

/** What our own back office is told besides, and nobody else. */
function ownHeaders(
  signs: readonly SpamSign[],
  cameFrom: string | undefined,
  backOfficeSecret: string | null,
): Record<string, string> {
  if (backOfficeSecret === null || (signs.length === 0 && !cameFrom)) return {}
  return {
    [SECRET_HEADER]: backOfficeSecret,
    ...(signs.length > 0 && { [SPAM_SIGNS_HEADER]: signs.join(', ') }),
    ...(cameFrom && { [CAME_FROM_HEADER]: cameFrom }),
  }
}
