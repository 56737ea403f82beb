import { z } from 'zod'
import { matchLanguages, rememberLanguages } from './language-names.ts'
import { type Provider, ProviderError, type ProviderSettings } from './provider.ts'
import { requestJson, wantTexts } from './request-json.ts'

const FREE_KEY = ':fx'
/** Of the documentation: 50 texts and 128 KiB a request; characters of ours take up to four bytes, and escapes. */
const MAX_TEXTS = 50
const MAX_CHARACTERS = 20_000

const languagesAnswer = z.array(z.object({ language: z.string() }))
const answer = z.object({ translations: z.array(z.object({ text: z.string() })) })

/**
 * DeepL (https://developers.deepl.com/docs): tagged texts as XML, of which `x` stays as it is. Terms of our glossary go into `context`, which is
 * neither translated nor paid for; what came of them is checked afterwards.
 */
export function createDeepl({ url, key = '', timeoutMs }: ProviderSettings): Provider {
  const base = url ?? (key.endsWith(FREE_KEY) ? 'https://api-free.deepl.com' : 'https://api.deepl.com')
  const headers = { authorization: `DeepL-Auth-Key ${key}` }
  const names = rememberLanguages(async () => {
    const found = languagesAnswer.safeParse(
      await requestJson({ url: `${base}/v2/languages?type=target`, headers, timeoutMs }),
    )
    if (!found.success) throw new ProviderError('answer')
    return matchLanguages(found.data.map(({ language }) => language))
  })
  return {
    name: 'deepl',
    limits: { texts: MAX_TEXTS, characters: MAX_CHARACTERS },
    languages: async () => new Set((await names()).keys()),
    async translate(texts, { language, terms, signal }) {
      const parsed = answer.safeParse(
        await requestJson({
          url: `${base}/v2/translate`,
          headers,
          timeoutMs,
          signal,
          body: {
            text: texts,
            source_lang: 'EN',
            target_lang: (await names()).get(language),
            tag_handling: 'xml',
            ignore_tags: ['x'],
            non_splitting_tags: ['g'],
            preserve_formatting: true,
            ...(terms.length > 0 && { context: terms.map(([term, own]) => `${term}: ${own}.`).join(' ') }),
          },
        }),
      )
      if (!parsed.success) throw new ProviderError('answer')
      return wantTexts(
        parsed.data.translations.map(({ text }) => text),
        texts.length,
      )
    },
  }
}
