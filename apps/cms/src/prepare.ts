import process from 'node:process'

/**
 * Run before the server: `node src/prepare.ts`. Progress goes to stderr; the last line on stdout is JSON for the supervisor.
 * Payload logs to stdout, so that is sent to stderr as well.
 */
// What is written holds personal data: for this user's eyes alone.
process.umask(0o077)
// Otherwise Payload looks for a development server to talk to.
Object.assign(process.env, { NODE_ENV: 'production' })
const printLine = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)
const tell = (line: string) => process.stderr.write(`${line}\n`)

try {
  // Loaded here, so that a wrong environment is told as a sentence and not as a stack.
  const { prepare } = await import('./prepare-data.ts')
  const prepared = await prepare(tell)
  printLine(`${JSON.stringify(prepared)}\n`)
  process.exit(0)
} catch (error) {
  tell(error instanceof Error && /^(Content)?Error$/.test(error.name) ? error.message : String(error))
  process.exit(1)
}
