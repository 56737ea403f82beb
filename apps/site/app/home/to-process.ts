import type home from '@vitrine/locales/home/en.json'

export type HomeWords = Record<keyof typeof home, string>

/** The steps from a question to a running product. Their titles are called so, as what may be hyphenated is found by that. */
export type ProcessSteps = { title: string; steps: { title: string; text: string }[] }

const numbers = [1, 2, 3, 4] as const

export function toProcess(words: HomeWords): ProcessSteps {
  return {
    title: words.processTitle,
    steps: numbers.map((it) => ({ title: words[`process${it}.title`], text: words[`process${it}.text`] })),
  }
}
