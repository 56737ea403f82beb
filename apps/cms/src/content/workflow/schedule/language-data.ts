import type { Field } from 'payload'
import type { Row } from '../subject.ts'

/**
 * What an update in one language is given so that visitors see the texts of that language alone change: the published document, with texts from
 * elsewhere. Rows are matched by their ids: Payload's own publishing of a language matches them by number, and puts texts beside the wrong
 * facts where a draft has moved rows.
 * @param fields those of the document
 * @param published in one language
 * @param texts the same document in that language, such as its draft; null takes its texts away
 */
export function toLanguageData(fields: readonly Field[], published: Row, texts: Row | null): Row {
  const data: Row = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        if ('name' in tab && tab.name)
          data[tab.name] = toLanguageData(tab.fields, rowOf(published[tab.name]), texts && rowOf(texts[tab.name]))
        else Object.assign(data, toLanguageData(tab.fields, published, texts))
      }
    } else if (field.type === 'group' && 'name' in field && field.name) {
      data[field.name] = toLanguageData(field.fields, rowOf(published[field.name]), texts && rowOf(texts[field.name]))
    } else if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group') {
      Object.assign(data, toLanguageData(field.fields, published, texts))
    } else if ('name' in field && field.name && field.type !== 'ui') {
      if (field.localized) data[field.name] = texts?.[field.name] ?? null
      else if (field.type === 'array')
        data[field.name] = rowsOf(published[field.name]).map((row) =>
          toRow(field.fields, row, texts && rowsOf(texts[field.name])),
        )
      else data[field.name] = published[field.name] ?? null
    }
  }
  return data
}

function toRow(fields: readonly Field[], row: Row, others: readonly Row[] | null): Row {
  const other = others && (others.find(({ id }) => id === row.id) ?? row)
  return { ...toLanguageData(fields, row, other), ...(row.id !== undefined && { id: row.id }) }
}

const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {})
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])
