import { openAsBlob } from 'node:fs'
import { calls } from '@vitrine/contract/calls'
import type { OrderFile } from '@vitrine/contract/shapes/submission'
import type { EnquiryKind, PendingEnquiry } from './spool.ts'

const pathOf: Record<EnquiryKind, string> = { order: calls.sendOrder.path, contact: calls.sendContact.path }

/** Beside the fields of R3.16 and R3.17: what a backend of another make may not know. */
type Extended = { message?: string; files?: OrderFile[]; spam_signs?: unknown } & Record<string, unknown>

/** The call that hands an enquiry over, in full: JSON with the fields of R3.16 or R3.17, or multipart/form-data where it carries files. */
export async function toApiCall(
  waiting: PendingEnquiry,
  paths: readonly string[],
): Promise<{ path: string; init: RequestInit }> {
  const path = pathOf[waiting.kind]
  if (paths.length === 0) return { path, init: json(waiting, waiting.body) }
  const { files = [] } = JSON.parse(waiting.body) as Extended
  const form = new FormData()
  form.set('payload', waiting.body)
  for (const [position, { name, type }] of files.entries())
    form.append('file', await openAsBlob(paths[position] ?? '', { type }), name)
  return { path, init: { method: 'POST', headers: headersOf(waiting), body: form } }
}

/**
 * The same with nothing but the fields of R3.16 or R3.17, for a backend that refuses more; null where that is what was
 * sent. A message then tells of files that stay behind.
 */
export function toApiCallWithoutExtensions(waiting: PendingEnquiry): { path: string; init: RequestInit } | null {
  const { files = [], spam_signs: signs, ...plain } = JSON.parse(waiting.body) as Extended
  if (files.length === 0 && signs === undefined) return null
  const message = files.length > 0 ? `${plain.message}\n\n${toNote(files, waiting.id)}` : plain.message
  return { path: pathOf[waiting.kind], init: json(waiting, JSON.stringify({ ...plain, message })) }
}

function toNote(files: readonly OrderFile[], id: string): string {
  const list = files.map(({ name, size }) => `${name} (${Math.ceil(size / 1024)} kB)`).join(', ')
  return `[Files that came with it: ${list}. The website keeps them under ${id}.]`
}

const json = (waiting: PendingEnquiry, body: string): RequestInit => ({
  method: 'POST',
  headers: { ...headersOf(waiting), 'content-type': 'application/json' },
  body,
})

const headersOf = ({ id, language }: PendingEnquiry) => ({
  accept: 'application/json',
  'accept-language': language,
  'idempotency-key': id,
})
