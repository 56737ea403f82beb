import type { createTestCms } from './test-cms.ts'

export type Row = Record<string, unknown> & { id: number; slug: string }
export type Answer = {
  status: number
  body: { errors?: { message: string; data?: unknown }[]; doc?: Row; docs?: Row[] }
}

/** For tests: an editor whose back office is in German. @returns sends a request of the back office */
export async function asEditor(cms: Awaited<ReturnType<typeof createTestCms>>) {
  const headers = { ...(await cms.logIn('editor')), 'content-type': 'application/json', 'accept-language': 'de' }
  return async (method: string, path: string, data?: object): Promise<Answer> => {
    const response = await cms.callRest(path, { method, headers, ...(data && { body: JSON.stringify(data) }) })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }
}

/** Every message of an answer in one line, those of fields with their paths. */
export function complaints({ body }: Answer): string {
  return (body.errors ?? [])
    .map(({ message, data }) => {
      const fields = (data as { errors?: { path: string; message: string }[] } | undefined)?.errors ?? []
      return [message, ...fields.map((it) => `${it.path}: ${it.message}`)].join(' ')
    })
    .join(' ')
}

/** A document by its slug, with references as ids. */
export async function findBySlug(
  { payload }: Pick<Awaited<ReturnType<typeof createTestCms>>, 'payload'>,
  collection: 'products' | 'categories',
  slug: string,
): Promise<Row> {
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 })
  return docs[0] as unknown as Row
}
