import type { LanguageCode } from '@vitrine/locales/languages'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { textHash, writeMarks } from '../../completeness/machine-marks.ts'
import { readOrigins, writeOrigins } from '../../completeness/origin-store.ts'
import { withoutOrigins } from '../../completeness/origins.ts'
import { readTexts } from '../../completeness/read-texts.ts'
import { refreshStates } from '../../completeness/refresh-states.ts'
import type { Texts } from '../../completeness/texts-of.ts'
import { readFullDocuments, readNewestVersions } from '../../saving/document-versions.ts'
import { saveInAllLanguages } from '../../saving/save-in-all-languages.ts'
import { nameOfAccount } from '../../workflow/name-of-account.ts'
import { patchOf } from '../segments/field-values.ts'
import type { Answer, ItemProblem, ItemRecord } from './job-record.ts'

export type Saved = {
  translated: number
  findings: number
  problems: ItemProblem[]
  versionBefore: number | null
  versionAfter: number | null
}

type Options = {
  /** Whether what is written is marked as a machine's. */
  isMachine: boolean
  now: string
}

/**
 * Writes what an item has for its document as a draft, all languages in one version, in the transaction of `req`. A text whose English or whose translation
 * somebody has changed meanwhile is left alone.
 */
export async function saveItem(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { document: id, answers }: Pick<ItemRecord, 'document' | 'answers'>,
  { isMachine, now }: Options,
): Promise<Saved> {
  const nothing: Saved = { translated: 0, findings: 0, problems: [], versionBefore: null, versionAfter: null }
  const { payload } = req
  const before = (await readFullDocuments(req, config, [id])).get(id)
  const texts = (await readTexts(payload, config, [id], req)).get(id)?.texts
  if (!before || !texts) return nothing
  const all = (Object.entries(answers) as [LanguageCode, Answer[]][]).flatMap(([language, own]) =>
    own.map((answer) => ({ ...answer, language })),
  )
  const { kept = [], changed = [] } = Object.groupBy(all, (it) => (isAsItWas(texts, it) ? 'kept' : 'changed'))
  const problems = changed.map(({ path, language }): ItemProblem => ({
    path,
    language,
    key: 'problem.changed',
    values: { value: '' },
  }))
  if (kept.length === 0) return { ...nothing, problems }
  const versionBefore = (await readNewestVersions(req, config, [id])).get(id) ?? null
  const author = { savedBy: nameOfAccount(req.user), savedBySchedule: false }
  const patch = { ...patchOf(config.flattenedFields, before, kept), ...author }
  await saveInAllLanguages(req, config.slug as CollectionSlug, { before, patch, isPublished: false, now })
  await noteOrigins(req, config, id, kept, isMachine)
  const versionAfter = (await readNewestVersions(req, config, [id])).get(id) ?? null
  const findings = kept.reduce((sum, it) => sum + it.findings.length, 0)
  return { translated: kept.length, findings, problems, versionBefore, versionAfter }
}

const isAsItWas = (texts: Texts, { path, language, english, before }: Answer & { language: LanguageCode }) => {
  const text = texts.get(path)
  return text?.en === english && (text[language] ?? '') === before
}

/** What was written is of the present English, also where it is the same as before; and of a machine, where it is. */
async function noteOrigins(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number,
  translated: readonly (Answer & { language: LanguageCode })[],
  isMachine: boolean,
): Promise<void> {
  const { payload } = req
  const found = (await readOrigins(payload, config.slug, [id], req)).get(id) ?? []
  const origins = translated.reduce((rest, { language, path }) => withoutOrigins(rest, language, path), found)
  if (origins.length !== found.length || JSON.stringify(origins) !== JSON.stringify(found))
    await writeOrigins(payload, config.slug, id, origins, req)
  if (isMachine) {
    const texts = (await readTexts(payload, config, [id], req)).get(id)?.texts
    const marks = translated.flatMap(({ path, language, findings }) => {
      const text = texts?.get(path)?.[language]
      return text === undefined ? [] : [{ path, language, hash: textHash(text), findings }]
    })
    await writeMarks(payload, config.slug, id, marks, req)
  }
  await refreshStates(payload, config, [id], req)
}
