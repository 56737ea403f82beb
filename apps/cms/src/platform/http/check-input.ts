import type { Call } from '@vitrine/contract/call'
import type { z } from 'zod'

export type FieldError = { field: string; message: string }

/** The request breaks the contract: a 400 that names the fields. */
export class BadInput extends Error {
  override name = 'BadInput'
  readonly errors: FieldError[]

  constructor(errors: FieldError[]) {
    super('bad input')
    this.errors = errors
  }
}

/** Path parameters and query keys together, checked. Query keys that the contract does not know are ignored. @throws BadInput */
export function checkInput(
  call: Call,
  params: Record<string, string>,
  query: URLSearchParams,
): Record<string, unknown> {
  const given = Object.fromEntries([...query].toReversed())
  return { ...(call.params && check(call.params, params)), ...(call.query && check(call.query, given)) }
}

/** @throws BadInput */
export function check<S extends z.ZodType>(shape: S, value: unknown): z.infer<S> {
  const parsed = shape.safeParse(value)
  if (!parsed.success) throw new BadInput(parsed.error.issues.flatMap(toFieldErrors))
  const zeros = zeroBytesIn(parsed.data)
  if (zeros.length > 0) throw new BadInput(zeros)
  return parsed.data
}

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: 'unknown field' }))
  return [{ field: issue.path.join('.'), message: issue.message }]
}

/** A zero byte stands in no text that somebody means, and Postgres fails at it. */
function zeroBytesIn(value: unknown, field = ''): FieldError[] {
  if (typeof value === 'string') return value.includes('\0') ? [{ field, message: 'must not hold a zero byte' }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, it]) => zeroBytesIn(it, field === '' ? key : `${field}.${key}`))
}
