import { CONTENT_TAGS_HEADER } from '@vitrine/contract/answer-headers'
import type { Payload } from 'payload'
import { toUploadPlace } from '../serve-upload.ts'
import { findReplacement } from './find-replacement.ts'

/** Answers a request for an upload that is not there: leads to what took its place. @param path the rest of the address after `/media/` */
export async function answerReplaced(payload: Payload, path: readonly string[]): Promise<Response> {
  const place = toUploadPlace(path)
  const found = place && (await findReplacement(payload, place.folder, place.name))
  // What is not there may come, and what is there may be replaced once more.
  const headers = { 'cache-control': 'no-cache', ...(place && { [CONTENT_TAGS_HEADER]: place.folder }) }
  if (!found) return new Response('not found', { status: 404, headers: { 'content-type': 'text/plain', ...headers } })
  const location = `/media/${place.folder === 'files' ? 'files/' : ''}${encodeURIComponent(found)}`
  return new Response(null, { status: 302, headers: { location, ...headers } })
}
