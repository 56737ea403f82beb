import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * For tests: the whole program but Next, on a database of its own with the demo content. The environment is read when the
 * configuration is loaded, so it is set first and everything else is imported after.
 */
export async function tryOut() {
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), 'vitrine-'))
  process.env.DATABASE_URL = ''
  process.env.SEED = 'demo'
  const { prepare } = await import('./prepare/prepare.ts')
  const told: string[] = []
  const tell = (line: string) => told.push(line)
  const prepared = await prepare(tell)

  const { getPayload } = await import('payload')
  const { default: config } = await import('./payload.config.ts')
  const { createContentStore } = await import('./api/content.ts')
  const { acceptEnquiry } = await import('./enquiries/accept-enquiry.ts')
  const { answer } = await import('./api/answer.ts')
  const payload = await getPayload({ config })
  const api = {
    contentNow: createContentStore(payload),
    submit: (match: Parameters<typeof acceptEnquiry>[1], request: Request) => acceptEnquiry(payload, match, request),
    log: (error: unknown) => {
      throw error
    },
    checkResponses: true,
  }
  /** Asks the content API without a network between. */
  const ask = (path: string, init?: RequestInit) =>
    answer(new Request(`http://cms/api${path}`, init), path.split('?')[0] ?? '', api)
  const get = async (path: string, language = 'en') =>
    (await ask(path, { headers: { 'accept-language': language } })).json()
  return { payload, prepare: () => prepare(tell), prepared, told, ask, get, dataDir: process.env.DATA_DIR }
}
