import type { LanguageCode } from '@vitrine/locales/languages'
import type { Inline } from '../segments/inline.ts'

/** What an XLIFF file of ours holds, of either version (2.0: http://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html). */
export type XliffFile = { language: LanguageCode; documents: XliffDocument[] }
export type XliffDocument = { kind: string; id: number; title: string; units: XliffUnit[] }
export type XliffUnit = { path: string; segments: XliffSegment[]; terms?: readonly string[]; state?: XliffState }
export type XliffSegment = { source: Inline[]; target: Inline[] | null }
export type XliffState = 'initial' | 'translated' | 'final'

/** 1.2 (http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html) is what most programs of agencies read; 2.0 marks more. */
export const xliffVersions = ['2.0', '1.2'] as const
export type XliffVersion = (typeof xliffVersions)[number]

export const xliffNamespaces = {
  '2.0': 'urn:oasis:names:tc:xliff:document:2.0',
  '1.2': 'urn:oasis:names:tc:xliff:document:1.2',
} as const satisfies Record<XliffVersion, string>

/** In 1.2 each segment is a unit of its own, whose id is the path and which of its segments it is. */
export const toUnitId = (path: string, index: number) => `${path}:${index + 1}`
export const toPath = (unitId: string) => unitId.replace(/:\d+$/, '')
