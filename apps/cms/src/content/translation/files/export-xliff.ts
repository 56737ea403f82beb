import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import { APIError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { machineMarks } from '../../completeness/language-states.ts'
import { readKnown } from '../../completeness/refresh-states.ts'
import { documentTitle } from '../../document-title.ts'
import { readFullDocuments } from '../../saving/document-versions.ts'
import { draftedKinds } from '../jobs/drafted-kinds.ts'
import { findDocuments, type ListQuery } from '../jobs/find-documents.ts'
import { findGapTexts } from '../jobs/find-gap-texts.ts'
import { termsIn } from '../providers/glossary.ts'
import { checkSegment } from '../segments/check-segment.ts'
import { fieldValuesOf } from '../segments/field-values.ts'
import { toSegments } from '../segments/to-segments.ts'
import { translationText } from '../translation-texts.ts'
import { writeXliff } from './write-xliff.ts'
import { writeXliff1 } from './write-xliff-1.ts'
import { type XliffDocument, type XliffSegment, type XliffUnit, xliffVersions } from './xliff.ts'

/** As many as can be read back. */
export const MAX_DOCUMENTS = 1_000
const DOCUMENTS_A_READ = 50

export const exportedStates = ['gaps', 'machine', 'all'] as const
type ExportedState = (typeof exportedStates)[number]

/** The texts of a language as XLIFF of either version (`version`): its gaps, what a machine has written, or everything. With the filters of a list, what it shows. */
export async function exportXliff(req: PayloadRequest): Promise<Response> {
  const {
    language,
    state: asked,
    kind,
    where,
    search,
    id,
    version = '2.0',
  } = req.query as ListQuery & Record<string, unknown>
  const state = exportedStates.find((it) => it === asked) ?? 'gaps'
  if (typeof language !== 'string' || !isLanguageCode(language) || language === 'en')
    throw new APIError('give a language', 400, null, true)
  if (!xliffVersions.some((it) => it === version)) throw new APIError('give a version of XLIFF', 400, null, true)
  const documents: XliffDocument[] = []
  for (const config of draftedKinds(req.payload)) {
    if (kind && kind !== config.slug) continue
    const ids = await findDocuments(req, config, {
      languages: [language],
      states:
        state === 'gaps' ? ['missing', 'stale'] : state === 'machine' ? ['machine'] : ['filled', 'missing', 'stale'],
      limit: MAX_DOCUMENTS + 1,
      list: { where, search },
      ids: id === undefined ? undefined : [Number(id)],
    })
    if (documents.length + ids.length > MAX_DOCUMENTS)
      throw new APIError(translationText(req.i18n.language, 'file.many', { count: MAX_DOCUMENTS }), 400, null, true)
    for (let from = 0; from < ids.length; from += DOCUMENTS_A_READ)
      documents.push(...(await readDocuments(req, config, ids.slice(from, from + DOCUMENTS_A_READ), language, state)))
  }
  const name = `${kind ? String(kind) : 'content'}-${language}-${new Date().toISOString().slice(0, 10)}.xlf`
  return new Response((version === '1.2' ? writeXliff1 : writeXliff)({ language, documents }), {
    headers: {
      'content-type': 'application/xliff+xml; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function readDocuments(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  ids: readonly number[],
  language: LanguageCode,
  state: ExportedState,
): Promise<XliffDocument[]> {
  const documents = await readFullDocuments(req, config, ids)
  const known = await readKnown(req.payload, config, ids)
  return ids.flatMap((id) => {
    const [document, own] = [documents.get(id), known.get(id)]
    if (!document || !own) return []
    const machine = machineMarks(own, language).map(({ path }) => path)
    const gaps = findGapTexts(own, language)
    const wanted = new Set(state === 'gaps' ? gaps : machine)
    const values = fieldValuesOf(config.flattenedFields, document)
    const units = [...values].flatMap(([path, { en, [language]: now }]): XliffUnit[] => {
      if (en === undefined || own.texts.get(path)?.en === undefined || (state !== 'all' && !wanted.has(path))) return []
      const sources = toSegments(en).sources
      const targets = now === undefined ? [] : toSegments(now).sources
      const segments = sources.map((source, index): XliffSegment => {
        const target = targets.length === sources.length ? (targets[index] ?? null) : null
        return { source, target: target && checkSegment(source, target)?.key !== 'tags' ? target : null }
      })
      const terms = termsIn(language, [own.texts.get(path)?.en ?? '']).map(([term, word]) => `${term} = ${word}`)
      const isOpen = gaps.includes(path) || machine.includes(path)
      return [{ path, segments, terms, state: isOpen ? 'translated' : 'final' }]
    })
    return units.length === 0 ? [] : [{ kind: config.slug, id, title: documentTitle(config, document, 'en'), units }]
  })
}
