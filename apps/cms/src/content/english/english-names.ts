import type { Payload } from 'payload'

/**
 * Reads the English names of documents, drafts and those in the trash too.
 * @param field which has the name
 * @returns a function of an id; what is asked for in one turn is read with one query
 */
export function createEnglishNames(payload: Payload, slug: string, field: string): (id: number) => Promise<string> {
  let asked: number[] = []
  let answer: Promise<Map<unknown, string>> | undefined
  return async (id) => {
    asked.push(id)
    answer ??= Promise.resolve().then(() => {
      const ids = asked
      asked = []
      answer = undefined
      return readNames(payload, slug, field, ids)
    })
    return (await answer).get(id) ?? ''
  }
}

async function readNames(payload: Payload, slug: string, field: string, ids: number[]): Promise<Map<unknown, string>> {
  const { docs } = await payload.find({
    collection: slug as 'products',
    where: { id: { in: ids } },
    locale: 'en',
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    select: { [field]: true } as { name: true },
  })
  return new Map(docs.map((doc) => [doc.id, String((doc as unknown as Record<string, unknown>)[field] ?? '')]))
}
