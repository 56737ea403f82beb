import { createHash } from 'node:crypto'
import { languageCodes } from '@vitrine/locales/languages'
import type { Field } from 'payload'
import type { Row } from '../subject.ts'

/** Under a language a word for the texts of a document in it, under FACTS one for what is the same in all. */
export type ContentHashes = Record<string, string>

export const FACTS = 'facts'

/** What is no content: it says when, by whom and where in a list, and in which languages there are texts. */
const unread = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'savedBy',
  'savedBySchedule',
  'position',
  'translationState',
])

/** @param row in all languages, as the database gives it */
export function contentHashes(fields: readonly Field[], row: Row): ContentHashes {
  return Object.fromEntries([FACTS, ...languageCodes].map((part) => [part, hashOf(partOf(fields, row, part))]))
}

const hashOf = (part: Part) => createHash('sha256').update(JSON.stringify(part)).digest('base64url')
const NO_TEXTS = hashOf([])

/** The parts of a document that are in none of the known states. A language without texts is in all of them: English stands in for it. */
export function changedParts(now: ContentHashes, ...known: readonly ContentHashes[]): string[] {
  return Object.keys(now).filter(
    (part) => (part === FACTS || now[part] !== NO_TEXTS) && !known.some((it) => it[part] === now[part]),
  )
}

/** Whether two states are the same in every part. */
export const areSame = (one: ContentHashes, other: ContentHashes): boolean =>
  [FACTS, ...languageCodes].every((part) => one[part] === other[part])

type Part = [string | number, unknown][]

function partOf(fields: readonly Field[], row: Row, part: string): Part {
  return fields.flatMap((field): Part => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab): Part =>
        'name' in tab && tab.name
          ? filled(tab.name, partOf(tab.fields, rowOf(row[tab.name]), part))
          : partOf(tab.fields, row, part),
      )
    if (field.type === 'ui') return []
    if (!('name' in field) || !field.name) return 'fields' in field ? partOf(field.fields, row, part) : []
    if (unread.has(field.name)) return []
    const value = row[field.name]
    if (field.localized) return part === FACTS ? [] : filled(field.name, rowOf(value)[part])
    if ('fields' in field) return filled(field.name, inside(field.fields, value, part))
    return part === FACTS ? filled(field.name, value) : []
  })
}

/** Of facts every row counts, of texts those that have some. */
function inside(fields: readonly Field[], value: unknown, part: string): Part {
  if (!Array.isArray(value)) return partOf(fields, rowOf(value), part)
  const rows = value.map((it, index): Part[number] => [index, partOf(fields, rowOf(it), part)])
  return part === FACTS ? rows : rows.filter(([, texts]) => !isEmpty(texts))
}

const filled = (name: string, value: unknown): Part => (isEmpty(value) ? [] : [[name, value]])

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)
const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {})
