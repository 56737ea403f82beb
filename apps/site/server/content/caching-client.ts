import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'

const MOST_ENTRIES = 5000

/**
 * Remembers answers of the content API for as long as the revision stays: one page of a language asks for the same
 * categories, company and articles as the next. That there is nothing is remembered too, apart, so that a flood of wrong addresses
 * pushes out only others of its kind. Other failures are not remembered; callers at the same time share one request.
 */
export function createCachingClient(client: Client, revision: () => string): Client {
  let answers = new Map<string, Promise<unknown>>()
  let nothing = new Map<string, Promise<unknown>>()
  let of = revision()

  const remembering = (name: never, language: never, ...input: never[]) => {
    if (of !== revision()) {
      answers = new Map()
      nothing = new Map()
      of = revision()
    }
    const key = JSON.stringify([name, language, ...input])
    const known = answers.get(key) ?? nothing.get(key)
    if (known) return known
    const [mine, none] = [answers, nothing]
    const answer = (client as (...args: never[]) => Promise<unknown>)(name, language, ...input)
    keep(mine, key, answer)
    answer.catch((error: unknown) => {
      mine.delete(key)
      if (error instanceof ApiError && error.status === 404) keep(none, key, answer)
    })
    return answer
  }
  return remembering as Client
}

function keep(answers: Map<string, Promise<unknown>>, key: string, answer: Promise<unknown>) {
  if (answers.size >= MOST_ENTRIES) answers.delete(answers.keys().next().value as string)
  answers.set(key, answer)
}
