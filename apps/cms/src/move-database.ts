import './platform/use-dependency-bundle.ts'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { redactError } from './platform/database/redact-error.ts'

/** `npm run move-database -- --to postgres://… | sqlite [--dry-run]`: copies the database into one of the other kind, which is empty. */
// The data is personal: only this user may read it.
process.umask(0o077)
try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } })
  // Imported here, so that a wrong environment prints a sentence and no stack.
  const { settings } = await import('./platform/settings.ts')
  const { moveDatabase } = await import('./backups/moving/move-database.ts')
  const { toMoveReport } = await import('./backups/moving/to-move-report.ts')
  process.stdout.write(toMoveReport(await moveDatabase(settings, values.to, values['dry-run']), values['dry-run']))
  process.exit(0)
} catch (caught) {
  const error = redactError(caught)
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    error instanceof Error && error.name === 'CommitUnknown' ? `${message}\n` : `Nothing was moved. ${message}\n`,
  )
  process.exit(1)
}
