import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { valuesOf } from '../../platform/database/values-of.ts'
import type { Texts } from './texts-of.ts'

type Request = Partial<PayloadRequest> | undefined

/** A text that a machine has written and no person has approved. It is one for as long as the text is what the machine wrote. */
export type MachineMark = {
  path: string
  language: LanguageCode
  hash: string
  /** Terms of the glossary that did not come through. */
  findings: string[]
}

export const textHash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The marks whose texts are still what the machine wrote. */
export const validMarks = (marks: readonly MachineMark[], texts: Texts): MachineMark[] =>
  marks.filter(({ path, language, hash }) => {
    const text = texts.get(path)?.[language]
    return text !== undefined && textHash(text) === hash
  })

/** The marks of those of some documents that have any. */
export async function readMarks(
  payload: Payload,
  kind: string,
  ids: readonly number[],
  req?: Request,
): Promise<Map<number, MachineMark[]>> {
  if (ids.length === 0) return new Map()
  const { execute } = await databaseOf(payload, req as PayloadRequest)
  const rows = rowsOf(
    await execute(sql`SELECT document, language, path, hash, findings FROM machine_translations
      WHERE kind = ${kind} AND document IN (${valuesOf(ids)}) ORDER BY id`),
  )
  const marks = new Map<number, MachineMark[]>()
  for (const { document, language, path, hash, findings } of rows) {
    const code = String(language)
    if (!isLanguageCode(code)) continue
    const mark = {
      path: String(path),
      language: code,
      hash: String(hash),
      findings: JSON.parse(String(findings ?? '[]')),
    }
    marks.set(Number(document), [...(marks.get(Number(document)) ?? []), mark])
  }
  return marks
}

export async function writeMarks(
  payload: Payload,
  kind: string,
  id: number,
  marks: readonly MachineMark[],
  req?: Request,
): Promise<void> {
  const { execute } = await databaseOf(payload, req as PayloadRequest)
  for (const { path, language, hash, findings } of marks)
    await execute(sql`INSERT INTO machine_translations (kind, document, language, path, hash, findings)
      VALUES (${kind}, ${id}, ${language}, ${path}, ${hash}, ${JSON.stringify(findings)})
      ON CONFLICT (kind, document, language, path) DO UPDATE SET hash = excluded.hash, findings = excluded.findings`)
}

type Which = { ids: readonly number[]; languages?: readonly LanguageCode[] | undefined; path?: string | undefined }

/** Takes marks away: of documents, perhaps in some languages and of one text alone. @returns of which documents there were any */
export async function deleteMarks(
  payload: Payload,
  kind: string,
  { ids, languages, path }: Which,
  req?: Request,
): Promise<number[]> {
  if (ids.length === 0) return []
  const { execute } = await databaseOf(payload, req as PayloadRequest)
  const inLanguages = languages ? sql` AND language IN (${valuesOf(languages)})` : sql``
  const atPath = path === undefined ? sql`` : sql` AND path = ${path}`
  const rows = rowsOf(
    await execute(sql`DELETE FROM machine_translations
      WHERE kind = ${kind} AND document IN (${valuesOf(ids)})${inLanguages}${atPath} RETURNING document`),
  )
  return [...new Set(rows.map(({ document }) => Number(document)))]
}
