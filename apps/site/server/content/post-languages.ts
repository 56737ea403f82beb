import type { Client } from '@vitrine/contract/client'
import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import { withinTime } from './within-time.ts'

/**
 * The languages in which there are posts. A language whose list cannot be loaded counts as one that has some.
 * @param onFailure is called where a list could not be loaded, which is logged
 */
export async function findPostLanguages(
  client: Client,
  onFailure: () => void = () => undefined,
): Promise<LanguageCode[]> {
  const found = await Promise.all(
    languageCodes.map(async (code) => {
      const posts = await withinTime(client('listPosts', code)).catch((error: unknown) => {
        console.error(`listPosts (${code}):`, error instanceof Error ? error.message : error)
        onFailure()
        return null
      })
      return posts === null || posts.length > 0 ? [code] : []
    }),
  )
  return found.flat()
}
