import { defaultLanguage, isLanguageCode, type LanguageCode, languages } from './languages.ts'

/** Other codes for our languages: macrolanguages, and languages whose speakers can read ours. No object: it would know `constructor` too. */
const alsoKnownAs = new Map<string, LanguageCode>([
  ['zh', 'cn'],
  ['fa', 'ir'],
  ['vi', 'vn'],
  ['sh', 'sr'],
  ['bs', 'sr'],
  ['hr', 'sr'],
  ['mo', 'ro'],
])

/** The language that one tag or code of an Accept-Language header means, if it is one of ours. */
export function toLanguageCode(tagOrCode: string): LanguageCode | undefined {
  const lower = tagOrCode.trim().toLowerCase()
  if (isLanguageCode(lower)) return lower
  const exact = languages.find((language) => language.tag.toLowerCase() === lower)
  if (exact) return exact.code
  const primary = lower.split('-')[0] ?? ''
  if (isLanguageCode(primary) && primary !== 'cn' && primary !== 'ir' && primary !== 'vn') return primary
  return alsoKnownAs.get(primary)
}

/**
 * Picks the preferred language of an Accept-Language header, RFC 9110 section 12.5.4: by weight, then by order.
 * Our own path codes (`cn`) are accepted like tags (`zh-CN`). Undefined where no language is ours.
 */
export function preferredLanguage(acceptLanguage: string | null | undefined): LanguageCode | undefined {
  if (!acceptLanguage) return undefined
  const ranges = acceptLanguage
    .split(',')
    .slice(0, 50)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';')
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
      const q = weight ? Number(weight.slice(2)) : 1
      return { tag, q: Number.isFinite(q) ? q : 0 }
    })
    .filter((range) => range.q > 0)
    .toSorted((a, b) => b.q - a.q)
  for (const { tag } of ranges) {
    const code = toLanguageCode(tag)
    if (code) return code
  }
  return undefined
}

/** The language of a content request (R1.8, R11.2): the preferred one of the header, else English. */
export function contentLanguage(acceptLanguage: string | null | undefined): LanguageCode {
  return preferredLanguage(acceptLanguage) ?? defaultLanguage
}
