import type { FlattenedField } from 'payload'
import type { LexicalNode, LexicalText } from '../rich-text/nodes.ts'

type Row = Record<string, unknown>
/** What is checked of a document in one language. */
export type Parts = {
  longTexts: { field: string; text: LexicalText }[]
  links: { field: string; address: string }[]
  pictures: { field: string; id: number }[]
}

/**
 * The parts of a document that are checked, in groups and rows too.
 * @param values of one language, references as ids or as documents
 */
export function listParts(fields: readonly FlattenedField[], values: Row): Parts {
  const parts: Parts = { longTexts: [], links: [], pictures: [] }
  collect(fields, values, '', parts)
  return parts
}

function collect(fields: readonly FlattenedField[], values: Row, before: string, parts: Parts) {
  for (const field of fields) {
    const value = values[field.name]
    const path = `${before}${field.name}`
    if (value === null || value === undefined) continue
    if (field.type === 'richText') collectText(value as LexicalText, path, parts)
    else if (field.type === 'text' && field.name === 'link') parts.links.push({ field: path, address: String(value) })
    else if (field.type === 'upload' && field.relationTo === 'media')
      for (const it of [value].flat()) collectPicture(it, path, parts)
    else if ('flattenedFields' in field)
      for (const [index, row] of [value].flat().entries())
        if (isRow(row))
          collect(field.flattenedFields, row, Array.isArray(value) ? `${path}.${index}.` : `${path}.`, parts)
  }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** A form may send anything: what is no long text has no parts. */
function collectText(text: LexicalText, field: string, parts: Parts) {
  if (!isRow(text) || !isNode(text.root)) return
  parts.longTexts.push({ field, text })
  for (const address of linksOf(text.root)) parts.links.push({ field, address })
}

const isNode = (node: unknown): boolean =>
  isRow(node) && (node.children === undefined || (Array.isArray(node.children) && node.children.every(isNode)))

const linksOf = ({ fields, children = [] }: LexicalNode): string[] => [
  ...(typeof fields?.url === 'string' && fields.url ? [fields.url] : []),
  ...children.flatMap(linksOf),
]

function collectPicture(picture: unknown, field: string, parts: Parts) {
  const id = Number(typeof picture === 'object' && picture !== null && 'id' in picture ? picture.id : picture)
  if (Number.isSafeInteger(id) && id > 0) parts.pictures.push({ field, id })
}
