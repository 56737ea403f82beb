import type { Answer, AnswerClient } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { Store } from '../page-cache/store.ts'
import type { Changed } from '../page-cache/tags.ts'

/** In characters of JSON; as objects they take some times as much. What pages share in all languages is smaller than this. */
const MAX_LENGTH = 3_000_000
/** A whole list of a large catalogue would push out what every page needs. */
const MAX_ANSWER_LENGTH = 1_000_000
const MAX_NOT_FOUND_LENGTH = 2_000_000
/** What remembering takes besides. */
const OVERHEAD_LENGTH = 500

type Answers = Store<Promise<Answer<unknown>>>

/**
 * Remembers answers of the content API until a change touches them: one page of a language asks for the same categories, company
 * and files as the next. 404 is remembered too, apart, so that a flood of wrong addresses evicts only others of its kind.
 * Other failures are not remembered; calls at the same time share one request. The whole list, which a backend without pages answers
 * to each page that it is asked for, is remembered once; of a list in pages the first: each other is on one page of the site, which the page
 * cache keeps, and there are endlessly many beyond the last. Nor is what the finder finds: few ask twice for the same; nor are the documents of
 * one product, of which a wrong name has none and any day others; nor what is asked of some products by name.
 * @param onChange is given what is to be called when content has changed
 */
export function createCachingClient(
  client: AnswerClient,
  onChange: (listener: (changed: Changed) => void) => void,
): AnswerClient {
  const found: Answers = new Store(MAX_LENGTH)
  const notFound: Answers = new Store(MAX_NOT_FOUND_LENGTH)
  const pending = new Map<string, Promise<Answer<unknown>>>()
  onChange((changed) => {
    for (const answers of [found, notFound]) for (const key of answers.touchedBy(changed)) answers.delete(key)
    // What is on its way may be from before the change: it is for those who wait for it already.
    pending.clear()
  })

  const callCached = (name: never, language: never, ...input: never[]) => {
    const key = JSON.stringify([name, language, input[0] ?? {}], withoutTimestamp)
    // What the finder answers is no list: each of its pages is another answer.
    const wholeKey =
      (name as string) === 'findProducts' ? key : JSON.stringify([name, language, input[0] ?? {}], withoutPaging)
    const known = found.use(key) ?? found.use(wholeKey) ?? notFound.use(key) ?? pending.get(key)
    if (known) return known
    const answer = (client as (...args: never[]) => Promise<Answer<unknown>>)(name, language, ...input)
    pending.set(key, answer)
    const end = () => pending.get(key) === answer && pending.delete(key)
    answer.then(
      ({ tags, total, length }) => {
        const isWhole = total === null
        const isKept = length <= MAX_ANSWER_LENGTH && (isWhole || !isFurtherPage(input[0])) && !isOneOfMany(input[0])
        if (end() && isKept) found.set(isWhole ? wholeKey : key, answer, tags, key.length + length + OVERHEAD_LENGTH)
      },
      (error: unknown) => {
        if (end() && error instanceof ApiError && error.status === 404)
          notFound.set(key, answer, error.tags, key.length + OVERHEAD_LENGTH)
      },
    )
    return answer
  }
  return callCached as unknown as AnswerClient
}

function isOneOfMany(input: { filters?: string; sort?: string; product?: string; ids?: string } = {}): boolean {
  return Boolean(input.filters) || input.sort !== undefined || input.product !== undefined || input.ids !== undefined
}

function isFurtherPage(input: { page?: number } = {}): boolean {
  return input.page !== undefined && input.page > 1
}

/** The timestamp of a call is against caches on the way (R7.14); here the tags tell what is stale. */
function withoutTimestamp(key: string, value: unknown): unknown {
  return key === 'timestamp' ? undefined : value
}

function withoutPaging(key: string, value: unknown): unknown {
  return key === 'page' || key === 'limit' ? undefined : withoutTimestamp(key, value)
}
