import { type Language, languages } from '@vitrine/locales/languages'
import english from '@vitrine/locales/texts/en.json' with { type: 'json' }
import { checkStructure } from './check-structure.ts'
import type { Page } from './read-page.ts'

/** An amount of money. */
const price =
  /(?:[€$£¥₽₺₹]|\b(?:EUR|USD|GBP|CNY|RUB|TRY|INR))\s?\d|\d\s?(?:[€$£¥₽₺₹]|(?:EUR|USD|GBP|CNY|RUB|TRY|INR)\b)/

const keys = new Set(Object.keys(english))

/** The language of a path of the site. */
export function languageOfPath(path: string): Language {
  const first = path.split('/')[1]
  return languages.find(({ code }) => code === first && code !== 'en') ?? languages[0]
}

/** The same page in English. */
export function englishPath(path: string): string {
  const { code } = languageOfPath(path)
  return code === 'en' ? path : path.slice(code.length + 1) || '/'
}

/**
 * What is wrong with a page by itself, a sentence each.
 * @param url the page's public address, without query
 */
export function checkPage(url: string, page: Page): string[] {
  const { tag, dir } = languageOfPath(new URL(url).pathname)
  const problems: string[] = []
  const wants = (fine: boolean, problem: string) => void (fine || problems.push(problem))
  wants(page.lang === tag && page.dir === dir, `is marked ${page.lang} ${page.dir} and should be ${tag} ${dir}`)
  wants(widthOf(page.title) >= 10, `has the title ${JSON.stringify(page.title)}`)
  wants(page.description.length >= 20, `has the description ${JSON.stringify(page.description)}`)
  wants(page.headings === 1, `has ${page.headings} first headings`)
  if (!page.robots.includes('noindex')) problems.push(...checkAddresses(url, tag, page))
  problems.push(...page.structure.flatMap(checkStructure))
  const shown = page.texts.filter(({ text }) => keys.has(text) || /^\{\w+\}$|\{\w+, plural/.test(text))
  problems.push(...shown.map(({ text }) => `shows the key ${text}`))
  problems.push(
    ...page.texts.filter(({ text }) => price.test(text)).map(({ text }) => `shows a price (R9.20): ${text}`),
  )
  return problems
}

/** A page names itself, or the page that it repeats; and only one that names itself names its translations. */
function checkAddresses(url: string, tag: string, page: Page): string[] {
  if (page.canonical === null) return ['names no canonical address']
  if (page.canonical !== url) {
    return page.alternates.size > 0 ? ['names translations, and is itself none'] : []
  }
  return [
    ...(page.alternates.get(tag) === url ? [] : ['does not name itself among its translations']),
    ...(page.alternates.has('x-default') ? [] : ['has no x-default']),
    ...(page.structure.length > 0 ? [] : ['has no structured data']),
  ]
}

/** Translations name each other: whatever one of them lists, all list. */
export function checkReciprocal(pages: ReadonlyMap<string, Page>): string[] {
  const listOf = (page: Page) => JSON.stringify([...page.alternates].toSorted())
  return [...pages].flatMap(([url, page]) =>
    [...new Set(page.alternates.values())].flatMap((other) => {
      const there = pages.get(other)
      if (!there) return []
      return listOf(there) === listOf(page) ? [] : [`${url} and ${other} do not name the same translations`]
    }),
  )
}

/** A text with so many small words is a sentence; with fewer it may be a name. */
const SENTENCE_WORDS = 3
const word = /(?<![\p{L}@.])\p{Ll}{2,}(?![\p{L}@])/gu

const isSentence = (text: string) => (text.match(word)?.length ?? 0) >= SENTENCE_WORDS && !text.includes('@')

const englishTexts = new Set(Object.values(english).filter(isSentence))

/** Sentences of the English page, or of the English interface, that stand in another language's page as if they were its own. */
export function findEnglish(page: Page, twin: Page | undefined): string[] {
  const theirs = new Set(
    twin?.texts.filter(({ lang, text }) => lang === 'en' && isSentence(text)).map(({ text }) => text),
  )
  return page.texts
    .filter(({ text, lang }) => lang === page.lang && (theirs.has(text) || englishTexts.has(text)))
    .map(({ text }) => `has an English sentence that is not marked as one: ${text}`)
}

/** A Chinese character says as much as two letters and is as wide. */
const widthOf = (text: string) => [...text].reduce((sum, it) => sum + (/\p{sc=Han}/u.test(it) ? 2 : 1), 0)
