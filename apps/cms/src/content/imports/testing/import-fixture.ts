import type { ReadSheet, SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import type { createTestCms } from '../../../testing/test-cms.ts'

type Cms = Awaited<ReturnType<typeof createTestCms>>
type Progress = { state: string; done: number; total: number }
/** Changes the rows of a sheet; `column` gives where a column stands. */
export type Edit = (rows: SheetCell[][], column: (key: string) => number) => void

const ASK_EVERY_MS = 20
const busy = ['checking', 'applying', 'undoing']

/** For tests: an editor who exports products or serial numbers, changes the file, sends it and presses buttons. */
export async function asImporter(
  cms: Cms,
  language = 'de',
  path: '/products' | '/serial-numbers' = '/products',
  role: 'admin' | 'editor' = 'editor',
) {
  const headers = { ...(await cms.logIn(role)), 'accept-language': language }
  const { readSpreadsheet } = await import('../../../platform/spreadsheets/read-spreadsheet.ts')
  const { readImport, readStoredRows } = await import('../import-record.ts')
  const { writeXlsx } = await import('hucre/xlsx')

  async function download(query = ''): Promise<Uint8Array> {
    const response = await cms.callRest(`${path}/export?${query}`, { headers })
    if (response.status !== 200) throw new Error(`the export answers ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }

  const progressOf = async (id: number) =>
    (await (await cms.callRest(`${path}/imports/${id}`, { headers })).json()) as Progress

  /** Waits until nothing is being done to an import. @param seen is told what the page is told meanwhile */
  async function untilOver(id: number, seen: (progress: Progress) => unknown = () => {}): Promise<Progress> {
    for (;;) {
      const progress = await progressOf(id)
      if (!busy.includes(progress.state)) return progress
      await seen(progress)
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    }
  }

  async function send(id: number, what: string) {
    return cms.callRest(`${path}/imports/${id}/${what}`, { method: 'POST', headers })
  }

  return {
    headers,
    download,
    progressOf,
    untilOver,
    send,

    /** @returns the import when it has been checked, with its rows */
    async upload(bytes: Uint8Array, query = 'name=test.xlsx') {
      const response = await cms.callRest(`${path}/imports?${query}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: bytes as Uint8Array<ArrayBuffer>,
      })
      const { id } = (await response.json()) as { id: number }
      await untilOver(id)
      const found = await readImport(cms.payload, id)
      if (!found) throw new Error(`there is no import ${id}`)
      return { ...found, rows: (await readStoredRows(cms.payload, id)).rows }
    },

    /** @returns the import when it is over */
    async press(id: number, what: string, seen?: (progress: Progress) => unknown) {
      const response = await send(id, what)
      if (response.status !== 202) throw new Error(`${what} answers ${response.status}`)
      await untilOver(id, seen)
      return readImport(cms.payload, id)
    },

    /** The export as it is now. */
    sheets: async (query?: string) => readSpreadsheet(await download(query), 'a.xlsx'),

    /** An export, changed as somebody does in a spreadsheet. */
    async edit(sheets: readonly ReadSheet[], edits: Record<string, Edit>): Promise<Uint8Array> {
      const changed = sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => [...row]) }))
      for (const [name, change] of Object.entries(edits)) {
        const rows = changed.find((it) => it.name === name)?.rows ?? []
        change(rows, (key) => {
          const at = rows[0]?.indexOf(key) ?? -1
          if (at < 0) throw new Error(`${name} has no column ${key}`)
          return at
        })
      }
      return writeXlsx({ sheets: changed.map(({ name, rows }) => ({ name, rows: rows as string[][] })) })
    },
  }
}

/** All products and their versions with everything in them, by path. */
export async function everything({ payload }: Pick<Cms, 'payload'>): Promise<Map<string, unknown>> {
  const all = { collection: 'products', locale: 'all', pagination: false, limit: 0, sort: 'id' } as const
  const paths = new Map<string, unknown>()
  const add = (path: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) paths.set(path, value ?? null)
    else for (const [key, it] of Object.entries(value)) add(`${path}.${key}`, it)
  }
  for (const doc of (await payload.db.find(all)).docs) add(`product ${doc.id}`, doc)
  for (const doc of (await payload.db.findVersions(all)).docs) add(`version ${doc.id}`, doc)
  return paths
}

/** Where two of these differ. */
export const differences = (a: Map<string, unknown>, b: Map<string, unknown>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((path) => (a.get(path) ?? null) !== (b.get(path) ?? null))
