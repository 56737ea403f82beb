import { openAsBlob } from 'node:fs'
import { calls } from '@vitrine/contract/calls'
import type { OrderFile } from '@vitrine/contract/shapes/submission'
import type { EnquiryKind, PendingEnquiry } from './spool.ts'

const pathOf: Record<EnquiryKind, string> = { order: calls.sendOrder.path, contact: calls.sendContact.path }

/** Fields beside those of R3.16 and R3.17, which a foreign backend may not know. */
type ExtendedPayload = { message?: string; files?: OrderFile[]; spam_signs?: unknown } & Record<string, unknown>

/** The call that hands an enquiry over, in full: JSON with the fields of R3.16 or R3.17, or multipart/form-data where it carries files. */
export async function toApiCall(
  enquiry: PendingEnquiry,
  paths: readonly string[],
): Promise<{ path: string; init: RequestInit }> {
  const path = pathOf[enquiry.kind]
  if (paths.length === 0) return { path, init: json(enquiry, enquiry.body) }
  const { files = [] } = JSON.parse(enquiry.body) as ExtendedPayload
  const form = new FormData()
  form.set('payload', enquiry.body)
  for (const [position, { name, type }] of files.entries())
    form.append('file', await openAsBlob(paths[position] ?? '', { type }), name)
  return { path, init: { method: 'POST', headers: headersOf(enquiry), body: form } }
}

/**
 * The same with only the fields of R3.16 or R3.17, for a backend that refuses others; null where there were no others.
 * The message then names the files that are left out.
 */
export function toApiCallWithoutExtensions(enquiry: PendingEnquiry): { path: string; init: RequestInit } | null {
  const { files = [], spam_signs: signs, ...plain } = JSON.parse(enquiry.body) as ExtendedPayload
  if (files.length === 0 && signs === undefined) return null
  const message = files.length > 0 ? `${plain.message}\n\n${toNote(files, enquiry.id)}` : plain.message
  return { path: pathOf[enquiry.kind], init: json(enquiry, JSON.stringify({ ...plain, message })) }
}

function toNote(files: readonly OrderFile[], id: string): string {
  const list = files.map(({ name, size }) => `${name} (${Math.ceil(size / 1024)} kB)`).join(', ')
  return `[Files that came with it: ${list}. The website keeps them under ${id}.]`
}

const json = (enquiry: PendingEnquiry, body: string): RequestInit => ({
  method: 'POST',
  headers: { ...headersOf(enquiry), 'content-type': 'application/json' },
  body,
})

const headersOf = ({ id, language }: PendingEnquiry) => ({
  accept: 'application/json',
  'accept-language': language,
  'idempotency-key': id,
})
