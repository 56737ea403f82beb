import { asEditor, type Row } from '../../../testing/as-editor.ts'
import { createTestCms } from '../../../testing/test-cms.ts'
import { DEEPL_KEY, startTranslationServer } from '@vitrine/platform/testing/translation-server'

type Cms = Awaited<ReturnType<typeof createTestCms>>
let made = 0

/** For tests: an editor who has products translated. Imports what reads the environment after the cms was made. */
export async function asTranslator(cms: Cms) {
  const edit = await asEditor(cms)
  const { createProvider } = await import('../providers/create-provider.ts')
  const { settings } = await import('../../../platform/settings.ts')
  const { runNextJob } = await import('../jobs/start-translating.ts')
  const { readItems, readJob } = await import('../jobs/job-record.ts')
  const category = (await cms.payload.find({ collection: 'categories', limit: 1, depth: 0 })).docs[0] as unknown as Row

  /** @returns the id of a published product with these texts in English */
  async function makeProduct(texts: Record<string, unknown>, status = 'published'): Promise<number> {
    const data = { model: 'NV-9', slug: `translated-${(made += 1)}`, category: category.id, _status: status, ...texts }
    const { body, status: answered } = await edit('POST', '/products?locale=en', data)
    if (answered !== 201) throw new Error(JSON.stringify(body))
    return body.doc?.id ?? 0
  }

  async function run(id: number) {
    while (await runNextJob(cms.payload, createProvider(settings)));
    return readJob(cms.payload, id)
  }

  return {
    edit,
    makeProduct,
    run,
    begin: (body: object) =>
      edit('POST', '/translating', body) as unknown as Promise<{
        status: number
        body: { id: number; error?: string; message?: string }
      }>,
    /** Has the gaps of a product filled. @returns the job when it is over */
    async translate(id: number, languages: string[]) {
      const { body } = await edit('POST', '/translating', { kind: 'products', id, languages })
      return run(Number((body as unknown as { id: number }).id))
    },
    itemsOf: async (job: number) => (await readItems(cms.payload, job)).items,
    /** The newest version in a language. */
    async newest(id: number, language: string): Promise<Row & { _status: string }> {
      const { body } = await edit('GET', `/products/${id}?draft=true&depth=0&locale=${language}&fallback-locale=none`)
      return body as unknown as Row & { _status: string }
    },
    /** What visitors are given, English where there is nothing else. */
    async published(id: number, language: string): Promise<Row> {
      const { body } = await edit('GET', `/products/${id}?depth=0&locale=${language}&fallback-locale=none`)
      return body as unknown as Row
    },
    async statesOf(id: number, language: string): Promise<string[]> {
      const { body } = await edit('GET', `/products?draft=true&depth=0&where[id][equals]=${id}`)
      const column = String(body.docs?.[0]?.translationState ?? '')
      return column.split(' ').flatMap((it) => (it.startsWith(`${language}:`) ? [it.slice(language.length + 1)] : []))
    },
    /** The paths that are marked as a machine's. */
    async marked(id: number, language: string): Promise<{ path: string; findings: string[] }[]> {
      const { body } = await edit('GET', `/translations/products/${id}`)
      const { languages } = body as unknown as {
        languages: { code: string; machine: { path: string; findings: string[] }[] }[]
      }
      return languages.find(({ code }) => code === language)?.machine ?? []
    },
    approve: (id: number, language: string, path?: string) =>
      edit('POST', `/translations/products/${id}/approve`, { language, ...(path && { path }) }),
  }
}

/** For tests: a cms that has texts translated by a server of ours, which speaks DeepL's protocol, and an editor of it. @param settings besides */
export async function createTranslatingCms(settings: Record<string, string> = {}) {
  const server = await startTranslationServer()
  const provider = { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_URL: server.url, TRANSLATION_KEY: DEEPL_KEY }
  const cms = await createTestCms({ ...provider, ...settings })
  return { server, cms, editor: await asTranslator(cms) }
}
