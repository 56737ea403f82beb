import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { compareKeys } from './compile.ts'
import { defaultLanguage, type LanguageCode } from './languages.ts'
import { findWrongPlurals, placeholdersOf, wordsOfMessage } from './message-elements.ts'
import { mayEqualEnglish } from './same-as-english.ts'

export type Texts = Record<string, string>

/** Words that none of our other languages has: a text with one was not fully translated. */
const englishOnly = /(?<![\p{L}-])(?:the|with|your|our|this|that|from|which|please|you)(?![\p{L}-])/iu

/**
 * What is wrong with a language's interface texts, a sentence each; nothing is wrong where the list is empty.
 * @throws where a text does not parse
 */
export function checkTexts(language: LanguageCode, texts: Texts, english: Texts): string[] {
  const { missing, unknown } = compareKeys(english, texts)
  const problems = [
    ...missing.map((key) => `${key} is missing`),
    ...unknown.map((key) => `${key} is not a key of English`),
  ]
  for (const [key, text] of Object.entries(texts)) {
    const wanted = english[key]
    if (wanted === undefined) continue
    if (text.trim() === '') problems.push(`${key} is empty`)
    else problems.push(...checkText(language, text, wanted).map((problem) => `${key} ${problem}: ${text}`))
  }
  return problems
}

function checkText(language: LanguageCode, text: string, english: string): string[] {
  const elements = parse(text)
  const [own, wanted] = [placeholdersOf(elements), placeholdersOf(parse(english))]
  const problems = checkPlurals(language, elements)
  if (own.join() !== wanted.join())
    problems.push(`has the placeholders {${own.join(', ')}} and should have {${wanted.join(', ')}}`)
  if (language === defaultLanguage) return problems
  if (text === english && /\p{L}/u.test(english.replace(/\{[^}]*\}/g, '')) && !mayEqualEnglish(text, language))
    problems.push('is the English text')
  else if (englishOnly.test(wordsOfMessage(elements))) problems.push('has English words in it')
  return problems
}

/** Every plural form of the language is required, and no other is allowed. */
function checkPlurals(language: LanguageCode, elements: readonly MessageFormatElement[]): string[] {
  return findWrongPlurals(language, elements).flatMap(({ name, missing, unused }) => [
    ...(missing.length > 0 ? [`lacks the plural ${missing.join(', ')} of {${name}}`] : []),
    ...(unused.length > 0 ? [`has the plural ${unused.join(', ')} of {${name}}, which the language lacks`] : []),
  ])
}
