import type { Finding } from './finding.ts'
import type { FindingsKey } from './findings-texts.ts'
import { MAX_DESCRIPTION_WIDTH, MAX_TITLE_WIDTH } from './text-width.ts'

/** The text of a finding, and what it is filled with. */
export function toSentence({ kind, detail, length = 0 }: Finding): [FindingsKey, Record<string, string | number>] {
  switch (kind) {
    case 'title':
      return ['title.long', { length, max: MAX_TITLE_WIDTH }]
    case 'description':
      return ['description.long', { length, max: MAX_DESCRIPTION_WIDTH }]
    default:
      return [kind, { detail }]
  }
}
