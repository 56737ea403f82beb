import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listenForMails } from '../listen-for-mails.ts'

/** The mail server of the topology, as a program that can be killed: `node mail-program.ts PORT FOLDER`. A mail is kept before it is said so. */
const [port = '', folder = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
listenForMails({
  port: Number(port),
  onMail(mail) {
    const file = join(folder, `${Date.now()}-${randomUUID()}`)
    writeFileSync(`${file}.part`, mail)
    renameSync(`${file}.part`, `${file}.eml`)
  },
  // Clients that are killed report errors, as intended.
  onError: () => undefined,
})
