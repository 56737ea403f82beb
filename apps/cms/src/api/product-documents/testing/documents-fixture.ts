import type { ProductDocument, SerialPage } from '@vitrine/contract/shapes/documents'
import { createTestCms } from '../../../testing/test-cms.ts'

/** The product of the demo that most of these tests are about, and the serial number of one that was delivered. */
export const SAW = 'nv-450-double-mitre-saw'
export const SERIAL = 'NV450-26-7K3Q9'

/** For tests: a cms with accounts, what visitors and the site ask of it about documents, and what editors make. */
export async function openDocuments() {
  const cms = await createTestCms({ SITE_URL: 'https://norvane.example', SITE_TIME_ZONE: 'Europe/Berlin' })
  const as = {} as Record<'admin' | 'editor' | 'operator', Record<string, string>>
  for (const role of ['admin', 'editor', 'operator'] as const) as[role] = await cms.logIn(role)
  const { docs } = await cms.payload.find({ collection: 'products', where: { slug: { equals: SAW } }, depth: 0 })
  const product = Number(docs[0]?.id)

  const json = (body: unknown, headers: Record<string, string> = {}, method = 'POST') => ({
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const publicDocuments = async (query = `product=${SAW}`, language = 'en') =>
    (await cms.getJson(`/documents/?${query}`, language)) as ProductDocument[]
  const open = async (serial: string, language = 'en') =>
    (await (
      await cms.callApi('/serial-numbers/documents/', json({ serial }, { 'accept-language': language }))
    ).json()) as SerialPage
  const download = (body: object, headers: Record<string, string> = {}) =>
    cms.callApi('/serial-numbers/file/', json(body, headers))

  let made = 0
  async function createDocument(more: object = {}): Promise<number> {
    made += 1
    const data = {
      key: `made-${made}`,
      kind: 'certificate',
      audience: 'public',
      title: `Made ${made}`,
      products: [product],
      ...more,
    }
    const response = await cms.callRest('/product-documents', json(data, as.editor))
    const { doc, errors } = (await response.json()) as { doc?: { id: number }; errors?: unknown }
    if (!doc) throw new Error(JSON.stringify(errors))
    return doc.id
  }
  function upload(method: string, path: string, data: object, content: string | null, name = 'certificate.pdf') {
    const body = new FormData()
    body.set('_payload', JSON.stringify(data))
    if (content !== null) body.set('file', new Blob([content], { type: 'application/pdf' }), name)
    return cms.callRest(path, { method, headers: as.editor, body })
  }
  async function createVersion(document: number, more: object = {}, content = `%PDF-1.7\n${Math.random()}`) {
    const data = { document, version: '1.0', language: 'en', validFrom: '2026-01-01', state: 'published', ...more }
    const response = await upload('POST', '/document-versions', data, content)
    return {
      status: response.status,
      ...((await response.json()) as { doc: { id: number; filename: string; sha256: string; publishedAt: string } }),
    }
  }
  const errorOf = async (response: Response) => ({
    status: response.status,
    message: ((await response.json()) as { errors?: { message: string }[] }).errors
      ?.map(({ message }) => message)
      .join(' '),
  })
  /** The key of the document that was made last. */
  const lastKey = () => `made-${made}`
  const asked = { publicDocuments, open, download }
  return { cms, as, product, json, ...asked, createDocument, lastKey, upload, createVersion, errorOf }
}
