import { enquiryFile } from '@vitrine/contract/shapes/submission'
import { z } from 'zod'

const storedFile = enquiryFile.extend({ stored: z.string(), deletedAt: z.iso.datetime().optional() })

/**
 * A file of an enquiry as the database keeps it: `stored` is its name in the upload store, out of visitors' reach, until `deletedAt`, when
 * it went as a file of spam.
 */
export type StoredFile = z.infer<typeof storedFile>

/** @param files the field of an enquiry */
export function toStoredFiles(files: unknown): StoredFile[] {
  return storedFile.array().safeParse(files).data ?? []
}
