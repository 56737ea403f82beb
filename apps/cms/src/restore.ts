import './platform/use-dependency-bundle.ts'
import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import { redactError } from './platform/database/redact-error.ts'

const USAGE = 'Say which back-up: npm run restore -- FILE, a path or the name of one that BACKUP_DIR or the bucket has.'

/** `npm run restore -- FILE [--dry-run]`: brings a back-up into an empty DATA_DIR and an empty database. */
// The data is personal: only this user may read it.
process.umask(0o077)
const isTrial = process.argv.includes('--dry-run')
const [given] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
try {
  if (!given) throw new Error(USAGE)
  // Imported here, so that a wrong environment prints a sentence and no stack.
  const { settings } = await import('./platform/settings.ts')
  const { createBackupStore } = await import('./backups/store/create-backup-store.ts')
  const { restore } = await import('./backups/restoring/restore.ts')
  const { describe } = await import('./backups/to-report.ts')
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), given)
  const archive = existsSync(path)
    ? createReadStream(path)
    : (await (await createBackupStore(settings)).open(given))?.body
  if (!archive) throw new Error(`There is no back-up ${given}.`)
  const manifest = await restore(settings, archive, isTrial)
  const target = `${settings.DATA_DIR}${settings.DATABASE_URL ? ' and the database of DATABASE_URL' : ''}`
  const end = isTrial
    ? `It is whole, and would be restored into ${target}. Nothing was changed.`
    : `It is restored into ${target}. Start with npm start.`
  process.stdout.write(`${[...describe(manifest), end].join('\n')}\n`)
  process.exit(0)
} catch (caught) {
  const error = redactError(caught)
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    error instanceof Error && error.name === 'CommitUnknown' ? `${message}\n` : `Nothing was restored. ${message}\n`,
  )
  process.exit(1)
}
