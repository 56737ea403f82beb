import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TOKEN_BYTES = 32
const fileOf = (dataDir: string) => join(dataDir, 'setup-token')
const hash = (token: string) => createHash('sha256').update(token).digest()

/** Makes the token of the one-time link. Only its hash is kept, so that a stolen copy of the data opens nothing; an older one ends here. */
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

/** Takes the token away while it is used. Of two who come at once, one gets it. */
export async function consumeSetupToken(
  dataDir: string,
  token: string,
): Promise<{ spend: () => Promise<void>; giveBack: () => Promise<void> } | null> {
  if (!(await isSetupToken(dataDir, token))) return null
  const taken = `${fileOf(dataDir)}.taken`
  try {
    await rename(fileOf(dataDir), taken)
  } catch {
    return null
  }
  return { spend: () => rm(taken, { force: true }), giveBack: () => rename(taken, fileOf(dataDir)) }
}

/** With an account in place the link means nothing any more. */
export async function deleteSetupToken(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true })
}
