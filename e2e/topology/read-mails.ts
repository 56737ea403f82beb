import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** When each mail was accepted, by Message-ID, in ms since 1970, the earliest first. @param folder of mail-program.ts */
export function readMails(folder: string): Map<string, number[]> {
  const mails = new Map<string, number[]>()
  for (const name of readdirSync(folder).toSorted()) {
    if (!name.endsWith('.eml')) continue
    const id = /^message-id:\s*(<[^>]+>)/im.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? 'none'
    mails.set(id, [...(mails.get(id) ?? []), Number.parseInt(name)])
  }
  return mails
}
