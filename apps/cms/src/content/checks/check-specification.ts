import type { PayloadRequest, Validate } from 'payload'
import { contentText } from '../content-texts.ts'

type Kind = 'number' | 'range' | 'text' | 'boolean'
type ParameterRow = { id: number; kind: Kind; name?: Record<string, string | null> | null }
export type Row = { parameter?: unknown; number?: number | null; max?: number | null }

/** The fields of a row that each kind of parameter shows (api/specifications.ts). */
const shown: Record<Kind, readonly string[]> = {
  number: ['number', 'max'],
  range: ['number', 'max'],
  text: ['text'],
  boolean: ['yes'],
}

/** A parameter may be there once. */
export const refuseTwice: Validate<unknown, { specifications?: Row[] | null }> = async (value, { data, path, req }) => {
  const id = toId(value)
  const own = Number(path.at(-2))
  if (id === null) return true
  const before = (data?.specifications ?? []).slice(0, own)
  if (!before.some((row) => toId(row.parameter) === id)) return true
  const parameter = await findParameter(req, id)
  return contentText(req, 'specification.twice', { parameter: nameOf(parameter, req) })
}

/** A value that the parameter's kind would not show is refused by name, and a maximum below the number. */
export const refuseUnshown: Validate<unknown, unknown, Row> = async (value, { path, req, siblingData }) => {
  const id = toId(siblingData?.parameter)
  if (value === null || value === undefined || value === '' || value === false || id === null) return true
  const parameter = await findParameter(req, id)
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

/** Each parameter is read once for all rows of a document. */
function findParameter(req: PayloadRequest, id: number): Promise<ParameterRow | null> {
  const known = (req.context.parameters ??= new Map()) as Map<number, Promise<ParameterRow | null>>
  const found =
    known.get(id) ??
    req.payload.db.findOne<ParameterRow>({ collection: 'parameters', where: { id: { equals: id } }, req })
  known.set(id, found)
  return found
}

const nameOf = (parameter: ParameterRow | null, req: PayloadRequest) =>
  parameter?.name?.[req.locale ?? 'en'] ?? parameter?.name?.en ?? String(parameter?.id ?? '')
