import type { LanguageCode } from '@vitrine/locales/languages'

/** Why nothing was translated. `limit` is our own setting, `quota` the provider's; `busy` and `unavailable` may pass. */
export const providerProblems = [
  'busy',
  'unavailable',
  'quota',
  'limit',
  'key',
  'tooLong',
  'answer',
  'refused',
] as const
export type ProviderProblem = (typeof providerProblems)[number]

/** Says nothing of what was sent, of the address or of the key. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly problem: ProviderProblem
  /** When the provider wants to be asked again, in ms. */
  readonly retryAfterMs: number | null

  constructor(problem: ProviderProblem, retryAfterMs: number | null = null) {
    super(`the translation provider: ${problem}`)
    this.problem = problem
    this.retryAfterMs = retryAfterMs
  }
}

export type ProviderRequest = {
  language: LanguageCode
  /** Terms of our glossary that are in the texts, with their translations. */
  terms: readonly (readonly [english: string, translation: string])[]
  signal: AbortSignal
}

/** Somebody who translates tagged texts (segments/tagged-text.ts) from English. */
export type Provider = {
  name: 'deepl' | 'libretranslate' | 'openai'
  /** What one request may hold; a longer text is cut at the ends of sentences. */
  limits: { texts: number; characters: number }
  /** The languages that it can translate into. @throws ProviderError */
  languages: () => Promise<ReadonlySet<LanguageCode>>
  /** @returns as many texts as were given, in their order @throws ProviderError */
  translate: (texts: readonly string[], request: ProviderRequest) => Promise<string[]>
}

export type ProviderSettings = {
  url?: string | undefined
  key?: string | undefined
  model?: string | undefined
  timeoutMs?: number
}
