import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { mailFolder, ports } from './test-instance.ts'

/** The mail server of the product under test: each mail that it accepts is a file in a folder. */
rmSync(mailFolder, { recursive: true, force: true })
mkdirSync(mailFolder, { recursive: true })
let count = 0
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      count += 1
      writeFileSync(join(mailFolder, `${count}.eml`), Buffer.concat(chunks))
      done()
    })
  },
})
server.on('error', (error) => console.error(error.message))
server.listen(ports.smtp, '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
