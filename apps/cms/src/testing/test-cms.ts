import crypto from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { inject } from 'vitest'
import type { Role } from '../platform/accounts/roles.ts'
import { isDatabaseGone } from '../platform/database/is-database-gone.ts'
import { copyData } from './copy-data.ts'

/** How much work a password costs is no claim of these tests, and was a tenth of theirs: this process hashes with one iteration in place of 600,000. */
function cheapenPasswords() {
  const { pbkdf2 } = crypto
  crypto.pbkdf2 = (password, salt, _iterations, ...rest) => pbkdf2(password, salt, 1, ...rest)
  syncBuiltinESMExports()
}

/** What the file of tests before this one had, where files share a process. */
let before: { payload: Payload; dataDir: string } | undefined

/** Ends it, and gives its folder, which is gone: the settings of the process name it. */
async function endBefore({ payload, dataDir }: NonNullable<typeof before>): Promise<string> {
  await payload.destroy()
  ;(globalThis as unknown as { _payload: Map<string, unknown> })._payload.clear()
  rmSync(dataDir, { recursive: true, force: true })
  return dataDir
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * For tests: the whole program without Next, on a database of its own with the demo content. The environment is read when the
 * configuration is imported, so it is set first and everything else is imported after.
 * @param environment is added to it
 * @param isNew begins with an empty folder and seeds it, where others copy what was seeded once
 */
export async function createTestCms(environment: Record<string, string> = {}, isNew = environment.SEED === 'none') {
  cheapenPasswords()
  if (before && (isNew || Object.keys(environment).length > 0))
    throw new Error('files of tests that share a process have the same environment')
  const dataDir = await (before ? endBefore(before) : makeFolder())
  if (!isNew) copyData(inject('seededDataDir'), dataDir)
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'demo' }, environment)
  const { settings } = await import('../platform/settings.ts')
  if (settings.DATA_DIR !== dataDir)
    throw new Error('a static import of the test reads the environment: import that module after createTestCms')
  const { prepare } = await import('../prepare-data.ts')
  const logLines: string[] = []
  const log = (line: string) => logLines.push(line)
  const prepared = await prepare(log)

  const { getPayload, handleEndpoints } = await import('payload')
  const { firstAccount } = await import('../platform/accounts/first-account-context.ts')
  const { default: config } = await import('../payload.config.ts')
  const { createContentStore } = await import('../api/content-store.ts')
  const { createReadContent } = await import('../preview/opening/answer-preview.ts')
  const { createFindAskedTogether } = await import('../enquiries/asked-together/create-find-asked-together.ts')
  const { createProductFinder } = await import('../publishing/finder/create-product-finder.ts')
  const { createFindDocuments } = await import('../publishing/search/find-documents.ts')
  const { acceptSubmission } = await import('../api/accept-submission.ts')
  const { handleApiRequest } = await import('../api/handle-request.ts')
  const payload = await getPayload({ config })
  before = { payload, dataDir }
  const api = {
    readContent: createReadContent(payload, settings, createContentStore(payload)),
    findDocuments: createFindDocuments(payload),
    findProducts: createProductFinder(payload),
    findAskedTogether: createFindAskedTogether(payload),
    acceptSubmission: (match: Parameters<typeof acceptSubmission>[1], request: Request) =>
      acceptSubmission(payload, match, request),
    /** What fails for a reason of its own fails the test. */
    log: (error: unknown) => {
      if (!isDatabaseGone(error)) throw error
    },
    checkResponses: true,
  }
  /** Calls the content API without a network. */
  const callApi = (path: string, init?: RequestInit) =>
    handleApiRequest(new Request(`http://cms/api${path}`, init), path.split('?')[0] ?? '', api)
  const getJson = async (path: string, language = 'en') =>
    (await callApi(path, { headers: { 'accept-language': language } })).json()
  /** Creates an account with a role. @returns the headers of its requests */
  const logIn = async (role: Role): Promise<Record<string, string>> => {
    const email = `${role}@norvane.example`
    const password = `a password of ${role}`
    const data = { email, password, role, name: `The ${role}` }
    await payload.create({ collection: 'users', data, context: firstAccount })
    const { token } = await payload.login({ collection: 'users', data: { email, password } })
    return { authorization: `JWT ${token}` }
  }
  /** Calls Payload's REST API, the desk's endpoints too. */
  const callRest = (path: string, init?: RequestInit) =>
    handleEndpoints({ config: payload.config, request: new Request(`http://localhost:3000/cms-api${path}`, init) })
  return {
    payload,
    dataDir,
    /** What preparing the data gave and logged. */
    prepared,
    logLines,
    prepareAgain: () => prepare(log),
    callApi,
    getJson,
    callRest,
    logIn,
  }
}
