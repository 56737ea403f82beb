/** A document as the REST API gives it. */
type Document = Record<string, unknown>
/** The id of a row of the form, by the path of the row. */
type RowId = (path: string) => unknown

/**
 * The English text of a field. Rows of lists are found by their ids, since the form may have them in another order.
 * @param path of the field in the form, such as `features.0.title`
 */
export function englishValue(english: Document, path: string, rowId: RowId): string {
  let value: unknown = english
  const passed: string[] = []
  for (const name of path.split('.')) {
    passed.push(name)
    if (Array.isArray(value)) {
      const id = rowId(passed.join('.'))
      value = value.find((row) => (row as Document | null)?.id === id)
    } else value = (value as Document | null | undefined)?.[name]
  }
  return toPlain(value)
}

/** A text as it is, a long text as its paragraphs. */
export function toPlain(value: unknown): string {
  if (typeof value === 'string') return value
  const root = (value as { root?: Node } | null | undefined)?.root
  return root?.children?.map(textOf).filter(Boolean).join('\n') ?? ''
}

/**
 * The path of a field with the ids of rows in place of their numbers, by which states of translations and comments name it; a row without an id
 * keeps its number.
 */
export function withRowIds(path: string, rowId: RowId): string {
  const names = path.split('.')
  return names
    .map((name, index) => (/^\d+$/.test(name) ? String(rowId(names.slice(0, index + 1).join('.')) || name) : name))
    .join('.')
}

type Node = { text?: string; children?: Node[] }

const textOf = ({ text, children = [] }: Node): string => text ?? children.map(textOf).join('')
