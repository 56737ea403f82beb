import process from 'node:process'
import { prepare } from '../prepare-data.ts'
import { startBackgroundWork } from '../start-background-work.ts'

/** For tests: prepares the database and does the background work of a cms, without its server, until it is killed. The argument is the time of the lease in ms. */
const [leaseMs] = process.argv.slice(2).map(Number)
const log = (line: string) => process.stderr.write(`${line}\n`)
await prepare(log)
await startBackgroundWork(leaseMs)
log('ready')
setInterval(() => undefined, 60_000)
