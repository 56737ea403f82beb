import type { PageLookup } from '@vitrine/contract/shapes/seo'
import type { Answer, AnswerClient } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'

/** What of the one answer each call gets. */
const parts = {
  getMetaInfo: 'meta_info',
  checkRedirect: 'redirect',
  getMicroLayout: 'micro_layout',
} as const satisfies Record<string, keyof PageLookup>

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name)

/**
 * A client whose three calls about the path of a page are one call of our own back office: each would be a request of its own (R13.98).
 * @param client shares calls that are made at the same time; where it lacks the call, as the program of another version does, each is made by itself
 */
export function lookUpTogether(client: AnswerClient): AnswerClient {
  const ask = client as (...args: unknown[]) => Promise<Answer<unknown>>
  const askTogether = async (name: string, ...rest: unknown[]) => {
    if (!isPart(name)) return ask(name, ...rest)
    try {
      const answer = (await ask('lookUpPage', ...rest)) as Answer<PageLookup>
      return { ...answer, body: answer.body[parts[name]] }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return ask(name, ...rest)
      throw error
    }
  }
  return askTogether as unknown as AnswerClient
}
