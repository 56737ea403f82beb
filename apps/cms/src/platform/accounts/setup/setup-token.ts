import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TOKEN_BYTES = 32
const fileOf = (dataDir: string) => join(dataDir, 'setup-token')
const hash = (token: string) => createHash('sha256').update(token).digest()

/** Creates the token of the setup link, in place of an older one. Only its hash is stored, so that a stolen copy of the data is of no use. */
export async function createSetupToken(dataDir: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  await writeFile(fileOf(dataDir), hash(token).toString('hex'), { mode: 0o600 })
  return token
}

export async function isSetupToken(dataDir: string, token: string): Promise<boolean> {
  const kept = Buffer.from((await readFile(fileOf(dataDir), 'utf8').catch(() => '')).trim(), 'hex')
  const given = hash(token)
  return kept.length === given.length && timingSafeEqual(kept, given)
}

/** Takes the token while an account is created. Of two concurrent calls one gets it, the other null. */
export async function consumeSetupToken(
  dataDir: string,
  token: string,
): Promise<{ discard: () => Promise<void>; restore: () => Promise<void> } | null> {
  if (!(await isSetupToken(dataDir, token))) return null
  const taken = `${fileOf(dataDir)}.taken`
  try {
    await rename(fileOf(dataDir), taken)
  } catch {
    return null
  }
  return { discard: () => rm(taken, { force: true }), restore: () => rename(taken, fileOf(dataDir)) }
}

/** Once there is an account, the setup link is invalid. */
export async function deleteSetupToken(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true })
}
