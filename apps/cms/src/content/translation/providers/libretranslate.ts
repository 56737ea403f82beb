import { z } from 'zod'
import { matchLanguages, rememberLanguages } from './language-names.ts'
import { type Provider, ProviderError, type ProviderSettings } from './provider.ts'
import { requestJson, wantTexts } from './request-json.ts'

/** Installations set limits of their own, and refuse what is beyond them; texts are cut in halves then. */
const MAX_TEXTS = 25
const MAX_CHARACTERS = 4_000
const BAD_REQUEST = 400

const languagesAnswer = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }))
const answer = z.object({ translatedText: z.union([z.array(z.string()), z.string()]) })

/** LibreTranslate (https://docs.libretranslate.com): tagged texts as HTML, of which `code` stays as it is. It takes no glossary. */
export function createLibreTranslate({ url = '', key, timeoutMs }: ProviderSettings): Provider {
  const names = rememberLanguages(async () => {
    const found = languagesAnswer.safeParse(await requestJson({ url: `${url}/languages`, timeoutMs }))
    if (!found.success) throw new ProviderError('answer')
    const english = found.data.find(({ code }) => code === 'en')
    return matchLanguages(english?.targets ?? found.data.map(({ code }) => code))
  })
  return {
    name: 'libretranslate',
    limits: { texts: MAX_TEXTS, characters: MAX_CHARACTERS },
    languages: async () => new Set((await names()).keys()),
    async translate(texts, { language, signal }) {
      const parsed = answer.safeParse(
        await requestJson({
          url: `${url}/translate`,
          timeoutMs,
          signal,
          body: {
            q: texts.map(toHtml),
            source: 'en',
            target: (await names()).get(language),
            format: 'html',
            ...(key && { api_key: key }),
          },
          decide: (status, body) => (status === BAD_REQUEST && /exceeds .*limit/i.test(body) ? 'tooLong' : null),
        }),
      )
      if (!parsed.success) throw new ProviderError('answer')
      return wantTexts(parsed.data.translatedText, texts.length).map(toTagged)
    },
  }
}

const toHtml = (text: string) =>
  text
    .replaceAll(/<g id="(\d+)">/g, '<span id="g$1">')
    .replaceAll('</g>', '</span>')
    .replaceAll(/<x id="(\d+)">/g, '<code id="x$1" translate="no">')
    .replaceAll('</x>', '</code>')

const toTagged = (html: string) =>
  html
    .replaceAll(/<span\s[^>]*id="g(\d+)"[^>]*>/g, '<g id="$1">')
    .replaceAll('</span>', '</g>')
    .replaceAll(/<code\s[^>]*id="x(\d+)"[^>]*>/g, '<x id="$1">')
    .replaceAll('</code>', '</x>')
