import type { LanguageCode } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import { type DocumentTexts, readTexts } from '../../completeness/read-texts.ts'
import { documentTitle } from '../../document-title.ts'
import { type FullDocument, type Patch } from '../../saving/save-in-all-languages.ts'
import { readFullDocuments } from '../../saving/document-versions.ts'
import { draftedKind } from '../jobs/drafted-kinds.ts'
import type { Answer, Counts, ItemProblem } from '../jobs/job-record.ts'
import { noCounts } from '../jobs/job-record.ts'
import { missedTerms } from '../providers/glossary.ts'
import { checkSegment } from '../segments/check-segment.ts'
import { fieldValuesOf } from '../segments/field-values.ts'
import { type Inline, plainText } from '../segments/inline.ts'
import { partsThatStay } from '../segments/protect.ts'
import { type FieldValue, toSegments } from '../segments/to-segments.ts'
import type { XliffDocument, XliffFile, XliffUnit } from './xliff.ts'

export type CheckedDocument = {
  kind: string
  document: number
  title: string
  answers: Answer[]
  problems: ItemProblem[]
}

/** What keeps a file from being applied; whatever else is named is left as it is. */
export const blocking = new Set<string>(['problem.empty', 'problem.tags', 'problem.kept', 'problem.unknown'])

const DOCUMENTS_A_READ = 50

/** What a file would change, unit by unit; nothing changes. */
export async function checkXliff(
  payload: Payload,
  { language, documents }: XliffFile,
): Promise<{ checked: CheckedDocument[]; counts: Counts }> {
  const counts: Counts = { ...noCounts }
  const checked: CheckedDocument[] = []
  for (const [kind, own] of Map.groupBy(documents, (it) => it.kind))
    for (let from = 0; from < own.length; from += DOCUMENTS_A_READ)
      for (const it of await checkSome(payload, kind, own.slice(from, from + DOCUMENTS_A_READ), language, counts))
        if (it.answers.length + it.problems.length > 0) checked.push(it)
  for (const { answers, problems } of checked) {
    counts.translated += answers.length
    counts.findings += answers.reduce((sum, it) => sum + it.findings.length, 0)
    counts.refused += problems.filter(({ key }) => blocking.has(key)).length
    counts.changed += problems.filter(({ key }) => key === 'problem.source').length
  }
  return { checked, counts }
}

async function checkSome(
  payload: Payload,
  kind: string,
  documents: readonly XliffDocument[],
  language: LanguageCode,
  counts: Counts,
): Promise<CheckedDocument[]> {
  const config = draftedKind(payload, kind)
  const ids = documents.map(({ id }) => id)
  const found = config ? await readFullDocuments({ payload }, config, ids) : new Map<number, FullDocument>()
  const texts = config ? await readTexts(payload, config, ids) : new Map<number, DocumentTexts>()
  return documents.map(({ id, title, units }) => {
    const document = found.get(id)
    if (!config || !document) return { kind, document: id, title, answers: [], problems: [unknown(title, language)] }
    const checked: CheckedDocument = {
      kind,
      document: id,
      title: documentTitle(config, document as Patch & { id: number }, 'en'),
      answers: [],
      problems: [],
    }
    const values = fieldValuesOf(config.flattenedFields, document)
    const seen = new Set<string>()
    for (const unit of units) {
      const { path } = unit
      const english = values.get(path)?.en
      const text = texts.get(id)?.texts.get(path)
      if (english === undefined || text?.en === undefined || seen.has(path))
        checked.problems.push(unknown(path, language))
      else {
        const result = checkUnit(unit, english)
        const before = text[language] ?? ''
        if (result === null) counts.same += 1
        else if ('key' in result) checked.problems.push({ path, language, ...result })
        else if (wordsOf(result.value) === before) counts.same += 1
        else {
          const findings = missedTerms(language, text.en, wordsOf(result.value))
          checked.answers.push({ path, english: text.en, before, value: result.value, findings })
        }
      }
      seen.add(path)
    }
    return checked
  })
}

const unknown = (path: string, language: LanguageCode): ItemProblem => ({
  path,
  language,
  key: 'problem.unknown',
  values: { value: path },
})

type Refused = Pick<ItemProblem, 'key' | 'values'>

/** @returns null where nobody has translated it */
function checkUnit({ segments }: XliffUnit, english: FieldValue): { value: FieldValue } | Refused | null {
  const { sources, build } = toSegments(english)
  if (segments.every(({ target }) => target === null || plainText(target).trim() === '')) return null
  const isSame =
    segments.length === sources.length &&
    segments.every(({ source }, at) => comparable(source) === comparable(sources[at] ?? []))
  if (!isSame) return { key: 'problem.source' }
  for (const [at, source] of sources.entries()) {
    const target = segments[at]?.target ?? []
    const problem = checkSegment(source, target)
    if (problem && problem.key !== 'figures') return { key: `problem.${problem.key}`, values: { value: problem.value } }
    const lost = partsThatStay(plainText(source)).find((it) => !plainText(target).includes(it))
    if (lost !== undefined) return { key: 'problem.kept', values: { value: lost } }
  }
  return { value: build(segments.map(({ target }) => target ?? [])) }
}

const comparable = (inlines: readonly Inline[]) => plainText(inlines).replaceAll(/\s+/g, ' ').trim()

/** As completeness has it. */
function wordsOf(value: FieldValue): string {
  if (typeof value === 'string') return value
  return toSegments(value)
    .sources.map((it) => plainText(it))
    .join('\n')
}
