import { type PayloadRequest, ValidationError } from 'payload'
import { type Say, sayTo } from '../../platform/forms/say.ts'
import { toPagePath } from './page-path.ts'
import { settings } from '../../platform/settings.ts'
import type { CsvRow } from '../../platform/spreadsheets/csv.ts'
import type { RedirectStatus } from './follow-redirects.ts'
import { readTypedAddress } from './read-typed-address.ts'

const MAX_ROWS = 10_000
const MAX_PROBLEMS = 50
const statuses: readonly string[] = ['301', '302', '307', '308']
const yes = /^(yes|true|1|x)$/i

/** Nothing was imported; one sentence for each wrong line. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

export type ImportCounts = { created: number; changed: number }
type RedirectRow = { from: string; to: string; status: RedirectStatus; external: boolean; madeBy: 'import' }

/**
 * Writes the redirects of a file. The first row names the columns; `from` and `to` must be there.
 * @throws ImportRefused with a sentence for each wrong line; the caller then rolls back
 */
export async function importRedirects(req: PayloadRequest, [head, ...rows]: CsvRow[]): Promise<ImportCounts> {
  const say = sayTo(req)
  const names = head?.cells.map((it) => it.toLowerCase()) ?? []
  if (!names.includes('from') || !names.includes('to'))
    throw new ImportRefused([
      say('The first line must name the columns: from, to and, optionally, status and external.'),
    ])
  if (rows.length > MAX_ROWS)
    throw new ImportRefused([say('More than {count} lines: split the file.', { count: MAX_ROWS })])
  const counts = { created: 0, changed: 0 }
  const problems: string[] = []
  for (const { line, cells } of rows) {
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    try {
      counts[await importOne(req, readRow(cell, say))]++
    } catch (error) {
      problems.push(say('Line {line}: {problem}', { line, problem: toProblem(error) }))
      if (problems.length === MAX_PROBLEMS) break
    }
  }
  if (problems.length > 0) throw new ImportRefused(problems)
  return counts
}

function readRow(cell: (name: string) => string, say: Say): RedirectRow {
  const status = cell('status') || '301'
  if (!statuses.includes(status))
    throw new ImportRefused([say('{status} is not one of {statuses}.', { status, statuses: statuses.join(', ') })])
  if (cell('from') === '') throw new ImportRefused([say('from is empty.')])
  const from = toPagePath(readTypedAddress(cell('from'), settings.SITE_URL))
  return {
    from,
    to: cell('to'),
    status: status as RedirectStatus,
    external: yes.test(cell('external')),
    madeBy: 'import',
  }
}

async function importOne(req: PayloadRequest, data: RedirectRow): Promise<keyof ImportCounts> {
  const { payload, user } = req
  const where = { from: { equals: data.from } }
  const { docs } = await payload.find({ collection: 'redirects', where, limit: 1, depth: 0, req })
  const as = { depth: 0, overrideAccess: false, user, req } as const
  const [known] = docs
  if (known) await payload.update({ collection: 'redirects', id: known.id, data, ...as })
  else await payload.create({ collection: 'redirects', data, ...as })
  return known ? 'changed' : 'created'
}

function toProblem(error: unknown): string {
  if (error instanceof ValidationError) return error.data.errors.map((it) => it.message).join(' ')
  return error instanceof Error ? error.message : 'unknown error'
}
