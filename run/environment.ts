import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { readEnvironment } from '@vitrine/platform/environment/read-environment'
import { defaultLogFormat } from '@vitrine/platform/log/log'
import { siteUrlOf } from '@vitrine/platform/environment/site-url'
import { root } from './paths.ts'

const names = [
  'PORT',
  'CMS_PORT',
  'DATA_DIR',
  'SITE_URL',
  'API_BASE',
  'INTERNAL_SECRET',
  'LOG_FORMAT',
  'LOG_LEVEL',
] as const

/** The environment of both programs (R18.3): what is set, then `.env`, then the defaults. @throws one sentence for each wrong value */
export function readSettings() {
  if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'))
  const given = readEnvironment(names, process.env, () => root)
  const siteUrl = siteUrlOf(given)
  // The programs write into a pipe: only this process knows whether somebody watches.
  const logFormat = given.LOG_FORMAT ?? defaultLogFormat()
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(given.PORT),
    CMS_PORT: String(given.CMS_PORT),
    DATA_DIR: given.DATA_DIR,
    SITE_URL: siteUrl,
    // What the two programs identify each other by; a new one with each start.
    INTERNAL_SECRET: given.INTERNAL_SECRET ?? randomBytes(32).toString('hex'),
    LOG_FORMAT: logFormat,
    NODE_ENV: 'production',
  }
  return {
    port: given.PORT,
    cmsPort: given.CMS_PORT,
    apiBase: given.API_BASE,
    siteUrl,
    dataDir: given.DATA_DIR,
    log: { format: logFormat, level: given.LOG_LEVEL },
    env,
  }
}

export type Settings = ReturnType<typeof readSettings>
