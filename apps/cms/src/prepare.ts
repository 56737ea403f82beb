import './platform/use-dependency-bundle.ts'
import process from 'node:process'
import { redactError } from './platform/database/redact-error.ts'

/**
 * Run before the server: `node src/prepare.ts`. Progress goes to stderr; the last line on stdout is JSON for the supervisor.
 * Payload logs to stdout, so that is redirected to stderr.
 */
// The data is personal: only this user may read it.
process.umask(0o077)
// Otherwise Payload looks for a development server to talk to. A migration takes as long as it takes.
Object.assign(process.env, { NODE_ENV: 'production', DATABASE_STATEMENT_SECONDS: '0' })
const printLine = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)
const log = (line: string) => process.stderr.write(`${line}\n`)

try {
  // Imported here, so that a wrong environment prints a sentence and no stack.
  const { prepare } = await import('./prepare-data.ts')
  const prepared = await prepare(log)
  printLine(`${JSON.stringify(prepared)}\n`)
  process.exit(0)
} catch (caught) {
  const error = redactError(caught)
  log(error instanceof Error && /^(Content)?Error$/.test(error.name) ? error.message : String(error))
  process.exit(1)
}
