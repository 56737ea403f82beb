import type { AfterErrorHook } from 'payload'
import { isDatabaseGone } from '../database/is-database-gone.ts'

/** Answers 503 while the database cannot be reached, which passes: Payload takes it for a failure of its own. */
export const answerGoneDatabase: AfterErrorHook = ({ error }) => {
  if (!isDatabaseGone(error)) return
  return { status: 503, response: { errors: [{ message: 'The database cannot be reached.' }] } }
}
