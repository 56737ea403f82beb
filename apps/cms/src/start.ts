import './platform/use-dependency-bundle.ts'
import process from 'node:process'

// The data is personal: only this user may read it.
process.umask(0o077)
// Read by Next and Payload while they are loaded, so it is set before.
const NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production'
Object.assign(process.env, { NODE_ENV, NEXT_TELEMETRY_DISABLED: '1' })

try {
  const { startCms } = await import('./serve-cms.ts')
  await startCms()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
