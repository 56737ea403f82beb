import './platform/use-dependency-bundle.ts'
import process from 'node:process'
import { redactError } from './platform/database/redact-error.ts'

/** `npm run backup`: makes a back-up, whether the product runs or not. The schedule and the back office start this program too. */
// The data is personal: only this user may read it.
process.umask(0o077)
try {
  // Imported here, so that a wrong environment prints a sentence and no stack.
  const { settings } = await import('./platform/settings.ts')
  const { makeBackup } = await import('./backups/make-backup.ts')
  const { toReport } = await import('./backups/to-report.ts')
  process.stdout.write(toReport(await makeBackup(settings), settings))
} catch (caught) {
  const error = redactError(caught)
  process.stderr.write(`The back-up failed. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
