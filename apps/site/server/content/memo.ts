import type { Client } from '@vitrine/contract/client'

const MOST_ENTRIES = 5000

/**
 * Remembers answers of the content API for as long as the revision stays: one page of a language asks for the same
 * categories, company and articles as the next. Failures are not remembered; callers at the same time share one request.
 */
export function rememberAnswers(client: Client, revision: () => string): Client {
  let answers = new Map<string, Promise<unknown>>()
  let of = revision()

  const remembering = (name: never, language: never, ...input: never[]) => {
    if (of !== revision()) {
      answers = new Map()
      of = revision()
    }
    const key = JSON.stringify([name, language, ...input])
    const known = answers.get(key)
    if (known) return known
    const mine = answers
    const answer = (client as (...args: never[]) => Promise<unknown>)(name, language, ...input)
    if (mine.size >= MOST_ENTRIES) mine.delete(mine.keys().next().value as string)
    mine.set(key, answer)
    answer.catch(() => mine.delete(key))
    return answer
  }
  return remembering as Client
}
