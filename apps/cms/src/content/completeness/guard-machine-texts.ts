import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { languageName } from '../../platform/language-options.ts'
import { bulkOf } from '../checks/leave-out-drafted.ts'
import { completenessText } from './completeness-texts.ts'
import { deleteMarks, type MachineMark, readMarks, textHash, validMarks, writeMarks } from './machine-marks.ts'
import type { DocumentTexts } from './read-texts.ts'

const CONFLICT = 409

/** Visitors read nothing of a machine that no person has approved: publishing it is refused, with the languages named. */
export function refusePublished(
  req: PayloadRequest,
  marks: readonly MachineMark[],
  { texts, published }: DocumentTexts,
): void {
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

const keyOf = (slug: string) => `copy of: ${slug}`

/** A copy has the texts of its original, and so its marks. */
export const rememberOriginal: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create')
    req.context[keyOf(collection.slug)] = 'duplicateFromID' in args ? args.duplicateFromID : null
  return args
}

/** Marks in a new document what a machine had written into its original; rows of a copy have other ids, so texts are found by what they say. */
export async function copyMarks(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number,
  { texts }: DocumentTexts,
): Promise<void> {
  const original = Number(req.context[keyOf(config.slug)]) || 0
  const marks = original === 0 ? [] : ((await readMarks(req.payload, config.slug, [original], req)).get(original) ?? [])
  if (marks.length === 0) return
  const copied = [...texts].flatMap(([path, text]) =>
    marks.flatMap((mark): MachineMark[] => {
      const own = text[mark.language]
      return own !== undefined && textHash(own) === mark.hash ? [{ ...mark, path }] : []
    }),
  )
  await writeMarks(req.payload, config.slug, id, copied, req)
}

/** A text that somebody has changed, or that is gone, is the machine's no more. */
export async function pruneMarks(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number,
  marks: readonly MachineMark[],
  { texts }: DocumentTexts,
): Promise<void> {
  const valid = validMarks(marks, texts)
  for (const { language, path } of marks.filter((it) => !valid.includes(it)))
    await deleteMarks(req.payload, config.slug, { ids: [id], languages: [language], path }, req)
}
