import type { PayloadRequest } from 'payload'
import { configOf, readNewest, readPublished, type Subject } from '../subject.ts'
import { changedParts, type ContentHashes, contentHashes } from './content-hashes.ts'
import { hashesOf, readApproval } from './read-approvals.ts'

/**
 * Whether the newest version may be published: whatever differs from what is published was approved.
 * @param language only what this language shows
 */
export async function isApproved(
  req: PayloadRequest,
  subject: Subject,
  language: string | null = null,
): Promise<boolean> {
  const newest = await readNewest(req.payload, subject, req)
  const fields = configOf(req.payload, subject)?.fields ?? []
  if (!newest) return false
  const changed = await listUnapproved(req, subject, contentHashes(fields, newest), await publishedHashes(req, subject))
  return language ? !changed.includes(language) : changed.length === 0
}

/** The parts of content that are neither published nor approved. */
export async function listUnapproved(
  req: PayloadRequest,
  subject: Subject,
  content: ContentHashes,
  published: ContentHashes,
): Promise<string[]> {
  return changedParts(content, published, hashesOf(await readApproval(req, subject, 'approved')))
}

/** What visitors see now. */
export async function publishedHashes(req: PayloadRequest, subject: Subject): Promise<ContentHashes> {
  const published = await readPublished(req.payload, subject, req)
  return published ? contentHashes(configOf(req.payload, subject)?.fields ?? [], published) : {}
}
