import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { mailFolder } from './test-instance.ts'

/** Where the back office is busy, as with a back-up, the site tries again later to give an enquiry over; only then its mails are written. */
const MAX_WAIT_MS = 45_000

async function mails(): Promise<Email[]> {
  const names = existsSync(mailFolder) ? readdirSync(mailFolder) : []
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(mailFolder, name)))))
}

/** Waits for the one mail whose Message-ID begins with a kind and names an enquiry. */
export async function mailOf(
  kind: 'operator' | 'receipt' | 'answer' | 'dealer' | 'offer',
  enquiry: string,
): Promise<Email> {
  const find = async () => (await mails()).filter(({ messageId }) => messageId?.startsWith(`<${kind}.${enquiry}`))
  await expect.poll(async () => (await find()).length, { timeout: MAX_WAIT_MS }).toBe(1)
  return (await find())[0] as Email
}
