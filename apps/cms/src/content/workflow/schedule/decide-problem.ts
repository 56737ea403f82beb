import { APIError, ValidationError } from 'payload'
import { ChangeRefused } from './change-refused.ts'

const NOT_FOUND = 404
const FAULT = 500
const MAX_LENGTH = 500

/**
 * Why a scheduled change cannot be made, however often it is tried: a key of the texts, with a colon and what is wrong behind it.
 * @returns null where it may succeed later, as after a fault of the database
 */
export function decideProblem(error: unknown): string | null {
  if (error instanceof ChangeRefused) return error.key
  if (error instanceof ValidationError) {
    const fields = error.data.errors.map(({ path, message }) => `${path}: ${message}`)
    return `incomplete: ${fields.join(' ')}`.slice(0, MAX_LENGTH)
  }
  if (!(error instanceof APIError) || error.status >= FAULT) return null
  return error.status === NOT_FOUND ? 'gone' : `refused: ${error.message}`.slice(0, MAX_LENGTH)
}
