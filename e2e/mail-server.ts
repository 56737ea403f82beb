import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listenForMails } from './listen-for-mails.ts'
import { mailFolder, ports } from './test-instance.ts'

/** The mail server of the product under test: each mail that it accepts is a file in a folder. */
rmSync(mailFolder, { recursive: true, force: true })
mkdirSync(mailFolder, { recursive: true })
let count = 0
listenForMails({
  port: ports.smtp,
  onMail(mail) {
    count += 1
    writeFileSync(join(mailFolder, `${count}.eml`), mail)
  },
  onError: (error) => console.error(error.message),
})
