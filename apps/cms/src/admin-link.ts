import './platform/use-dependency-bundle.ts'
import process from 'node:process'

/** `npm run admin-link`: prints a link that makes one account an admin, for whoever may run commands on this machine. */
// The file must be readable by this user only, like all of DATA_DIR.
process.umask(0o077)
try {
  // Imported here, so that a wrong environment prints a sentence and no stack.
  const { settings } = await import('./platform/settings.ts')
  const { createSetupToken } = await import('./platform/accounts/setup/setup-token.ts')
  const { backOfficeUrl } = await import('./platform/back-office-url.ts')
  const token = await createSetupToken(settings.DATA_DIR, 'admin')
  process.stdout.write(
    `Open this link within an hour to make an account for an admin, or to get into a lost one. It works once.\n${backOfficeUrl(settings)}/admin/setup?token=${token}\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
