import type { AnswerClient } from '@vitrine/contract/client'
import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import { POSTS_PER_PAGE } from '../../shared/list-pages/list-page.ts'
import { withinTime } from './within-time.ts'

/** How many posts each language has. */
export type PostCounts = ReadonlyMap<LanguageCode, number>

/**
 * Counts the posts of all languages. A language whose list cannot be loaded counts as one that has some.
 * @param onFailure is called where a list could not be loaded, which is logged
 */
export async function countPosts(client: AnswerClient, onFailure: () => void = () => undefined): Promise<PostCounts> {
  const counts = languageCodes.map(async (code) => {
    const answer = await withinTime(client('listPosts', code, { limit: 0 })).catch((error: unknown) => {
      console.error(`listPosts (${code}):`, error instanceof Error ? error.message : error)
      onFailure()
      return null
    })
    return [code, answer ? (answer.total ?? answer.body.length) : 1] as const
  })
  return new Map(await Promise.all(counts))
}

/** The languages in which the list of posts has this page. */
export function languagesWithPage(counts: PostCounts, page: number): LanguageCode[] {
  return languageCodes.filter((code) => (counts.get(code) ?? 0) > (page - 1) * POSTS_PER_PAGE)
}
