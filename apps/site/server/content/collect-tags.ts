import type { AnswerClient } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { Tags } from '../page-cache/tags.ts'

type Collecting = {
  client: AnswerClient
  /** Of what the page is made from besides. */
  addTag: (tag: string) => void
  tags: () => Tags
}

/** A client for one page, which gathers what the answers that the page gets were made from. A 404 is an answer too. */
export function collectTags(client: AnswerClient): Collecting {
  const collected = new Set<string>()
  let isKnown = true
  const collect = (tags: Tags) => {
    if (tags === null) isKnown = false
    else for (const tag of tags) collected.add(tag)
  }
  const collecting: AnswerClient = async (name, language, ...input) => {
    try {
      const answer = await client(name, language, ...input)
      collect(answer.tags)
      return answer
    } catch (error) {
      if (error instanceof ApiError) collect(error.tags)
      throw error
    }
  }
  return { client: collecting, addTag: (tag) => collected.add(tag), tags: () => (isKnown ? [...collected] : null) }
}
