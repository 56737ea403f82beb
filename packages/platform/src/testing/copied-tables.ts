export type Column = { name: string; isText: boolean }
export type ForeignKey = { table: string; from: string }
export type Table = { name: string; columns: Column[]; keys: ForeignKey[] }
/** A table whose rows are copied: `stride` is added to ids that are numbers. */
export type CopiedTable = Table & { stride: number; hasTextId: boolean }

const PRODUCTS = 'products'
/** What editors have saved of products. */
const VERSIONS = '_products_v'
/** What must differ between copies, and what makes them worth searching for. */
const numbered = /^(version_)?(slug|model|name)$/

/**
 * The tables of products and what hangs on them, by name.
 * @param options `versions`: what editors have saved is copied too
 */
export function selectCopied(all: readonly Table[], { versions }: { versions: boolean }): Table[] {
  const roots = versions ? [PRODUCTS, VERSIONS] : [PRODUCTS]
  const copied = new Set<Table>()
  const isCopied = ({ name, keys }: Table) =>
    roots.includes(name) ||
    keys.some(({ from, table }) => /^_?parent_id$/.test(from) && [...copied].some((it) => it.name === table))
  for (let before = -1; before < copied.size;) {
    before = copied.size
    for (const table of all) if (isCopied(table)) copied.add(table)
  }
  return [...copied]
}

/** The values of the k-th copy of a row, in the order of the columns, as SQL; `k` is a column beside. */
export function valuesOfCopy(table: CopiedTable, tables: ReadonlyMap<string, CopiedTable>): string[] {
  return table.columns.map(({ name, isText }) => {
    const moved = (owner: CopiedTable) =>
      owner.hasTextId ? `"${name}" || '-' || k` : `"${name}" + k * ${owner.stride}`
    if (name === 'id') return moved(table)
    const target = tables.get(table.keys.find(({ from }) => from === name)?.table ?? '')
    if (target) return moved(target)
    if (name === '_uuid') return `"_uuid" || '-' || k`
    return numbered.test(name) && isText ? `"${name}" || '${name.endsWith('name') ? ' ' : '-'}' || k` : `"${name}"`
  })
}

export const namesOf = ({ columns }: Table) => columns.map(({ name }) => `"${name}"`).join(', ')
