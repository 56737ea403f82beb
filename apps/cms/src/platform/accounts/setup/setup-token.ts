import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TOKEN_BYTES = 32
const HOUR_MS = 60 * 60 * 1000

/** For the first account, until there is one; or for an admin, by a command on the machine and for an hour. */
export type LinkKind = 'first-account' | 'admin'

const fileNames: Record<LinkKind, string> = { 'first-account': 'setup-token', admin: 'admin-link-token' }
const validForMs: Record<LinkKind, number> = { 'first-account': Infinity, admin: HOUR_MS }

const fileOf = (dataDir: string, kind: LinkKind) => join(dataDir, fileNames[kind])
const hash = (token: string) => createHash('sha256').update(token).digest()

/** Creates the token of a setup link, in place of an older one. Only its hash is stored, so that a stolen copy of the data is of no use. */
export async function createSetupToken(dataDir: string, kind: LinkKind = 'first-account'): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  await writeFile(fileOf(dataDir, kind), `${hash(token).toString('hex')} ${Date.now()}`, { mode: 0o600 })
  return token
}

/** Which link a token belongs to; null for one that is wrong, too old or used. */
export async function kindOfToken(dataDir: string, token: string, now = Date.now()): Promise<LinkKind | null> {
  const given = hash(token)
  for (const kind of ['first-account', 'admin'] as const) {
    const [kept = '', madeAt] = (await readFile(fileOf(dataDir, kind), 'utf8').catch(() => '')).trim().split(' ')
    const stored = Buffer.from(kept, 'hex')
    const isFresh = now - Number(madeAt ?? now) < validForMs[kind]
    if (isFresh && stored.length === given.length && timingSafeEqual(stored, given)) return kind
  }
  return null
}

/** Takes the token while an account is created. Of two concurrent calls one gets it, the other null. */
export async function consumeSetupToken(
  dataDir: string,
  token: string,
): Promise<{ kind: LinkKind; discard: () => Promise<void>; restore: () => Promise<void> } | null> {
  const kind = await kindOfToken(dataDir, token)
  if (!kind) return null
  const file = fileOf(dataDir, kind)
  const taken = `${file}.taken`
  try {
    await rename(file, taken)
  } catch {
    return null
  }
  return { kind, discard: () => rm(taken, { force: true }), restore: () => rename(taken, file) }
}

/** Once there is an account, the link for the first one is invalid. */
export async function deleteSetupToken(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir, 'first-account'), { force: true })
}
