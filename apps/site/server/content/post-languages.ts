import type { Client } from '@vitrine/contract/client'
import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'

/** The languages in which there are posts. A language whose list cannot be loaded counts as one that has some. */
export async function findPostLanguages(client: Client): Promise<LanguageCode[]> {
  const found = await Promise.all(
    languageCodes.map(async (code) => {
      const posts = await client('listPosts', code).catch(() => null)
      return posts === null || posts.length > 0 ? [code] : []
    }),
  )
  return found.flat()
}
