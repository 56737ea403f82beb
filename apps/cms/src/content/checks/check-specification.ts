import type { PayloadRequest, Validate } from 'payload'
import { contentText } from '../content-texts.ts'

type Kind = 'number' | 'range' | 'text' | 'boolean'
type ParameterRow = { id: number; kind: Kind; name?: Record<string, string | null> | null }
type Product = { specifications?: Row[] | null }
type Row = { parameter?: unknown; number?: number | null; max?: number | null }

/** The fields of a row that each kind of parameter shows (api/specifications.ts). */
const shown: Record<Kind, readonly string[]> = {
  number: ['number', 'max'],
  range: ['number', 'max'],
  text: ['text'],
  boolean: ['yes'],
}

/** A parameter may be there once. */
export const refuseTwice: Validate<unknown, Product> = async (value, { data, path, req }) => {
  const id = toId(value)
  const own = Number(path.at(-2))
  if (id === null) return true
  const before = (data?.specifications ?? []).slice(0, own)
  if (!before.some((row) => toId(row.parameter) === id)) return true
  const parameter = await findParameter(req, id, data)
  return contentText(req, 'specification.twice', { parameter: nameOf(parameter, req) })
}

/** A value that the parameter's kind would not show is refused by name, and a maximum below the number. */
export const refuseUnshown: Validate<unknown, Product, Row> = async (value, { data, path, req, siblingData }) => {
  const id = toId(siblingData?.parameter)
  if (value === null || value === undefined || value === '' || value === false || id === null) return true
  const parameter = await findParameter(req, id, data)
  if (parameter && !shown[parameter.kind].includes(String(path.at(-1))))
    return contentText(req, 'specification.kind', {
      value: value === true ? '✓' : String(value),
      parameter: nameOf(parameter, req),
    })
  const { number } = siblingData ?? {}
  return path.at(-1) === 'max' && typeof number === 'number' && Number(value) < number
    ? contentText(req, 'specification.order', { number, max: Number(value) })
    : true
}

/** As the form has it: an id, or the document of that id. */
function toId(parameter: unknown): number | null {
  const id = typeof parameter === 'object' && parameter !== null && 'id' in parameter ? parameter.id : parameter
  return typeof id === 'number' ? id : null
}

type Known = Map<number, Promise<ParameterRow | null>>

/** All parameters of a document are read at once: it may have dozens of rows, each with fields to validate. */
function findParameter(req: PayloadRequest, id: number, { specifications }: Product): Promise<ParameterRow | null> {
  const known = (req.context.parameters ??= new Map()) as Known
  const ids = new Set([id, ...(specifications ?? []).map((row) => toId(row.parameter))])
  const missing = [...ids].filter((it) => it !== null && !known.has(it)) as number[]
  if (missing.includes(id)) {
    const read = readParameters(req, missing)
    for (const it of missing)
      known.set(
        it,
        read.then((all) => all.find((parameter) => parameter.id === it) ?? null),
      )
  }
  return known.get(id) ?? Promise.resolve(null)
}

async function readParameters(req: PayloadRequest, ids: number[]): Promise<ParameterRow[]> {
  const where = { id: { in: ids } }
  const { docs } = await req.payload.db.find<ParameterRow>({
    collection: 'parameters',
    where,
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

const nameOf = (parameter: ParameterRow | null, req: PayloadRequest) =>
  parameter?.name?.[req.locale ?? 'en'] ?? parameter?.name?.en ?? String(parameter?.id ?? '')
