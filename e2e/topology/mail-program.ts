import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

/** The mail server of the topology, as a program that can be killed: `node mail-program.ts PORT FOLDER`. A mail is kept before it is said so. */
const [port = '', folder = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const file = join(folder, `${Date.now()}-${randomUUID()}`)
      writeFileSync(`${file}.part`, Buffer.concat(chunks))
      renameSync(`${file}.part`, `${file}.eml`)
      done()
    })
  },
})
// Clients that are killed report errors, as intended.
server.on('error', () => undefined)
server.listen(Number(port), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
