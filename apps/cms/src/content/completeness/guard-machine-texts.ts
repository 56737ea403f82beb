import { APIError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { languageName } from '../../platform/language-options.ts'
import { bulkOf } from '../checks/leave-out-drafted.ts'
import { completenessText } from './completeness-texts.ts'
import { deleteMarks, type MachineMark, readMarks, validMarks } from './machine-marks.ts'
import type { DocumentTexts } from './read-texts.ts'

const CONFLICT = 409

/** Visitors read nothing of a machine that no person has approved: publishing it is refused, with the languages named. */
export async function refusePublished(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number,
  { texts, published }: DocumentTexts,
): Promise<void> {
  if (!config.versions?.drafts) return
  const marks = (await readMarks(req.payload, config.slug, [id], req)).get(id) ?? []
  const visible = validMarks(marks, published ?? texts)
  if (visible.length > 0) throw refusal(req, visible)
}

/** Of a bulk change Payload keeps what it has written of a document that is refused afterwards: it is refused before. */
export async function refuseInBulk(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number,
  status: unknown,
): Promise<void> {
  if (!bulkOf(req, config.slug) || status !== 'published') return
  const marks = (await readMarks(req.payload, config.slug, [id], req)).get(id) ?? []
  if (marks.length > 0) throw refusal(req, marks)
}

function refusal(req: PayloadRequest, marks: readonly MachineMark[]): APIError {
  const reader = req.i18n?.language ?? 'en'
  const codes = [...new Set(marks.map(({ language }) => language))]
  const languages = codes.map((code) => languageName(code, reader)).join(', ')
  return new APIError(completenessText(reader, 'unapproved', { languages }), CONFLICT, null, true)
}

/** A text that somebody has changed, or that is gone, is the machine's no more. */
export async function pruneMarks(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number,
  { texts }: DocumentTexts,
): Promise<void> {
  const marks = (await readMarks(req.payload, config.slug, [id], req)).get(id) ?? []
  const valid = validMarks(marks, texts)
  for (const { language, path } of marks.filter((it) => !valid.includes(it)))
    await deleteMarks(req.payload, config.slug, { ids: [id], languages: [language], path }, req)
}
