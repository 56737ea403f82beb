import type { LanguageCode } from '@vitrine/locales/languages'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { Known } from '../../completeness/language-states.ts'
import { readKnown } from '../../completeness/refresh-states.ts'
import { readFullDocuments } from '../../saving/document-versions.ts'
import { missedTerms, termsIn } from '../providers/glossary.ts'
import type { Provider } from '../providers/provider.ts'
import { type Accounting, translateTexts } from '../providers/translate-texts.ts'
import { fieldValuesOf, type Values } from '../segments/field-values.ts'
import type { FieldValue } from '../segments/to-segments.ts'
import { fromSentTexts, toSentTexts } from '../segments/translate-value.ts'
import { findGapTexts } from './find-gap-texts.ts'
import { type Answer, type ItemProblem, type ItemRecord, updateItem } from './job-record.ts'

type Work = {
  config: SanitizedCollectionConfig
  languages: readonly LanguageCode[]
  provider: Provider
  accounting: Accounting
  signal: AbortSignal
}

/**
 * Has the gaps of a document translated, a language after the other, and keeps what came of each. Languages that were kept already are not
 * paid for again.
 * @returns the item as it is kept now; nothing of the document has changed @throws ProviderError
 */
export async function translateItem(payload: Payload, item: ItemRecord, work: Work): Promise<ItemRecord> {
  const { config, languages } = work
  const known = (await readKnown(payload, config, [item.document])).get(item.document)
  const document = (await readFullDocuments({ payload }, config, [item.document])).get(item.document)
  if (!known || !document) return item
  const values = fieldValuesOf(config.flattenedFields, document)
  let now = item
  for (const language of languages) {
    if (now.answers[language]) continue
    work.signal.throwIfAborted()
    const { answers, problems } = await translateLanguage(known, values, language, work)
    now = { ...now, answers: { ...now.answers, [language]: answers }, problems: [...now.problems, ...problems] }
    await updateItem(payload, item.id, {
      answers: now.answers,
      problems: now.problems.length > 0 ? now.problems : null,
    })
  }
  return now
}

async function translateLanguage(
  { texts, ...known }: Known,
  values: ReadonlyMap<string, Values>,
  language: LanguageCode,
  { provider, accounting, signal }: Work,
): Promise<{ answers: Answer[]; problems: ItemProblem[] }> {
  const gaps = findGapTexts({ texts, ...known }, language).flatMap((path) => {
    const value = values.get(path)?.en
    return value === undefined ? [] : [{ path, value, sent: toSentTexts(value) }]
  })
  const all = gaps.flatMap(({ sent }) => sent)
  const englishOf = (path: string) => texts.get(path)?.en ?? ''
  const terms = termsIn(
    language,
    gaps.map(({ path }) => englishOf(path)),
  )
  const translated = await translateTexts(provider, all, { accounting, request: { language, terms, signal } })
  const answers: Answer[] = []
  const problems: ItemProblem[] = []
  let at = 0
  for (const { path, value, sent } of gaps) {
    const own = translated.slice(at, (at += sent.length))
    const result = own.includes(null)
      ? ({ problem: { key: 'unusable', value: '' } } as const)
      : fromSentTexts(value, own, language)
    if ('problem' in result) {
      const { key, value: lost } = result.problem
      problems.push({ path, language, key: `problem.${key}`, values: { value: lost } })
    } else {
      const english = englishOf(path)
      const findings = missedTerms(language, english, wordsOf(result.value))
      answers.push({ path, english, before: texts.get(path)?.[language] ?? '', value: result.value, findings })
    }
  }
  return { answers, problems }
}

const wordsOf = (value: FieldValue): string =>
  typeof value === 'string'
    ? value
    : toSentTexts(value)
        .join(' ')
        .replaceAll(/<[^>]*>/g, '')
