import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { root } from './paths.ts'

/** The environment of both programs (R18.3): what is set, then `.env`, then the defaults. */
export function readSettings() {
  if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'))
  const given = process.env
  const port = toPort('PORT', given.PORT, 3000)
  const cmsPort = toPort('CMS_PORT', given.CMS_PORT, 3001)
  const dataDir = given.DATA_DIR || 'data'
  const siteUrl = given.SITE_URL || `http://localhost:${port}`
  const DATA_DIR = isAbsolute(dataDir) ? dataDir : join(root, dataDir)
  const env = {
    ...given,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR,
    SITE_URL: siteUrl,
    // By which the two programs know each other; a new one with each start.
    INTERNAL_SECRET: given.INTERNAL_SECRET || randomBytes(32).toString('hex'),
    NODE_ENV: 'production',
  }
  return { port, cmsPort, siteUrl, env: env as NodeJS.ProcessEnv }
}

export type Settings = ReturnType<typeof readSettings>

function toPort(name: string, given: string | undefined, otherwise: number): number {
  const port = given ? Number(given) : otherwise
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} must be a port number from 1 to 65535; it is ${JSON.stringify(given)}`)
}
