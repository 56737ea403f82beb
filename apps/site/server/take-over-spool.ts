import { resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { takeOverSpool } from './enquiries/take-over-spool.ts'
import { readSiteEnvironment } from './environment.ts'

const USAGE = 'Say whose: npm run take-over-spool -- FOLDER, the DATA_DIR of the site that does not return.'

/** `npm run take-over-spool -- FOLDER [--dry-run]`: takes the undelivered enquiries of a site that does not return. */
// What waits in the spool is personal: only this user may read it.
process.umask(0o077)
try {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [given] = positionals
  if (!given) throw new Error(USAGE)
  const from = resolve(process.env.INIT_CWD ?? process.cwd(), given)
  const { DATA_DIR } = readSiteEnvironment(process.env)
  const { taken, known, withoutFiles } = takeOverSpool(from, DATA_DIR, values['dry-run'])
  const lines = [
    `${taken} undelivered enquiries ${values['dry-run'] ? 'would be' : 'were'} taken over from ${from} into ${DATA_DIR}; ${known} were there already.`,
    ...(withoutFiles > 0 ? [`The files of ${withoutFiles} are gone: their texts are delivered without them.`] : []),
    values['dry-run'] ? 'Nothing was changed.' : 'The site that runs there delivers them.',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`Nothing was taken over. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
