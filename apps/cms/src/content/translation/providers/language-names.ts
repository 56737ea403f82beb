import { type LanguageCode, languages } from '@vitrine/locales/languages'

/**
 * What providers may call our languages, the best first, where that is not their tag: our Portuguese is that of Portugal, our Serbian in Latin
 * letters, our Chinese simplified.
 */
const names: Partial<Record<LanguageCode, readonly string[]>> = {
  cn: ['zh-hans', 'zh-cn', 'zh'],
  pt: ['pt-pt', 'pt'],
  sr: ['sr-latn', 'sr-latn-rs'],
}

/** Which of our languages a provider has, and what it calls them. @param offered its codes, in any case */
export function matchLanguages(offered: readonly string[]): Map<LanguageCode, string> {
  const known = new Map(offered.map((it) => [it.toLowerCase().replaceAll('_', '-'), it]))
  return new Map(
    languages.flatMap(({ code, tag }) => {
      const name = (names[code] ?? [tag.toLowerCase()]).map((it) => known.get(it)).find((it) => it !== undefined)
      return name === undefined || code === 'en' ? [] : [[code, name] as const]
    }),
  )
}

const KNOWN_MS = 60 * 60 * 1000

/** Asks for the languages once an hour; a failure is not kept. */
export function rememberLanguages(ask: () => Promise<Map<LanguageCode, string>>) {
  let asked: { at: number; answer: Promise<Map<LanguageCode, string>> } | null = null
  return () => {
    if (!asked || Date.now() - asked.at > KNOWN_MS) {
      const answer = ask()
      asked = { at: Date.now(), answer }
      answer.catch(() => (asked = null))
    }
    return asked.answer
  }
}
