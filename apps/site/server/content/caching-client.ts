import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'

const MAX_ENTRIES = 5000

type Responses = Map<string, Promise<unknown>>

/**
 * Remembers responses of the content API for as long as the revision stays: one page of a language asks for the same
 * categories, company and posts as the next. 404 is remembered too, apart, so that a flood of wrong addresses
 * evicts only others of its kind. Other failures are not remembered; calls at the same time share one request.
 */
export function createCachingClient(client: Client, revision: () => string): Client {
  let found: Responses = new Map()
  let notFound: Responses = new Map()
  let cachedRevision = revision()

  const callCached = (name: never, language: never, ...input: never[]) => {
    if (cachedRevision !== revision()) {
      found = new Map()
      notFound = new Map()
      cachedRevision = revision()
    }
    const key = JSON.stringify([name, language, ...input], withoutTimestamp)
    const cached = found.get(key) ?? notFound.get(key)
    if (cached) return cached
    // The response belongs to the revision of its request, even if it arrives after a change.
    const [foundThen, notFoundThen] = [found, notFound]
    const response = (client as (...args: never[]) => Promise<unknown>)(name, language, ...input)
    store(foundThen, key, response)
    response.catch((error: unknown) => {
      foundThen.delete(key)
      if (error instanceof ApiError && error.status === 404) store(notFoundThen, key, response)
    })
    return response
  }
  return callCached as Client
}

/** The timestamp of a call is against caches on the way (R7.14); here the revision tells what is stale. */
function withoutTimestamp(key: string, value: unknown): unknown {
  return key === 'timestamp' ? undefined : value
}

function store(responses: Responses, key: string, response: Promise<unknown>) {
  if (responses.size >= MAX_ENTRIES) responses.delete(responses.keys().next().value as string)
  responses.set(key, response)
}
