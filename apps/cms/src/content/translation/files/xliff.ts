import type { LanguageCode } from '@vitrine/locales/languages'
import type { Inline } from '../segments/inline.ts'

/** What an XLIFF file of ours holds (XLIFF 2.0, http://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html). */
export type XliffFile = { language: LanguageCode; documents: XliffDocument[] }
export type XliffDocument = { kind: string; id: number; title: string; units: XliffUnit[] }
export type XliffUnit = { path: string; segments: XliffSegment[]; terms?: readonly string[]; state?: XliffState }
export type XliffSegment = { source: Inline[]; target: Inline[] | null }
export type XliffState = 'initial' | 'translated' | 'final'

export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0'
