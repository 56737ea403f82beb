import './platform/use-dependency-bundle.ts'
import process from 'node:process'
import { parseArgs } from 'node:util'

/** `npm run move-uploads -- --to bucket | folder [--dry-run]`: copies uploads and files of enquiries from DATA_DIR into the bucket, or back. */
// The files of enquiries are personal: only this user may read them.
process.umask(0o077)
try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } })
  // Imported here, so that a wrong environment prints a sentence and no stack.
  const { settings } = await import('./platform/settings.ts')
  const { moveUploads } = await import('./backups/moving/move-uploads.ts')
  const { toUploadReport } = await import('./backups/moving/to-upload-report.ts')
  process.stdout.write(toUploadReport(await moveUploads(settings, values.to, values['dry-run']), values['dry-run']))
  process.exit(0)
} catch (error) {
  process.stderr.write(
    `The uploads are not moved. ${toReason(error)}\nNothing was deleted or written over. Run it again: it goes on where it was.\n`,
  )
  process.exit(1)
}

/** What a store refuses has its reason in the name of the error. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`
}
