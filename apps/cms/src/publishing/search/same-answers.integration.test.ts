import type { PostCard } from '@vitrine/contract/shapes/editorial'
import type { ProductCard, TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { languages, type LanguageCode } from '@vitrine/locales/languages'
import type { ReadFields } from '@vitrine/locales/search/folded-list'
import { findFuzzyMatches } from '@vitrine/locales/search/fuzzy-matches'
import { searchList } from '@vitrine/locales/search/search-list'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'

/** What a foreign backend's lists are searched by (R5.10); the database has to give the same. */
const kinds = [
  {
    kind: 'products',
    path: '/shop/products',
    read: ({ model, name, slug }: ProductCard) => ({ names: [model, name], slug }),
  },
  { kind: 'posts', path: '/main/blog/', read: ({ title }: PostCard) => ({ names: [title], slug: null }) },
  { kind: 'turnkeys', path: '/shop/turnkeys/', read: ({ name, slug }: TurnkeyCard) => ({ names: [name], slug }) },
] as const

type Card = { slug: string }
type Results = { total: number; hasMore: boolean; hits: Card[]; fuzzyMatches: Card[] }

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => {
  cms = await createTestCms()
})

const slugsOf = (cards: readonly Card[]) => cards.map(({ slug }) => slug)

async function searchDatabase(kind: string, query: string, language: LanguageCode) {
  const path = `/search/?kind=${kind}&limit=100&q=${encodeURIComponent(query)}`
  const { total, hasMore, hits, fuzzyMatches } = (await cms.getJson(path, language)) as Results
  return { query, total, hasMore, hits: slugsOf(hits), fuzzyMatches: slugsOf(fuzzyMatches) }
}

function searchCards(cards: readonly Card[], read: ReadFields<Card>, query: string) {
  const { total, found } = searchList(cards, read, query, 100)
  const fuzzyMatches = total === 0 ? findFuzzyMatches(cards, read, query, 6) : []
  return { query, total, hasMore: false, hits: slugsOf(found), fuzzyMatches: slugsOf(fuzzyMatches) }
}

/** Queries that the names of a list suggest: whole, in parts of any length, with other spaces, and with mistakes. */
function queriesFrom(names: readonly string[]): string[] {
  return names.flatMap((name, i) => {
    const letters = [...name]
    const from = (i * 7) % letters.length
    const part = (length: number) => letters.slice(from, from + length).join('')
    const word = name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
    const at = Math.floor(word.length / 2)
    const dropped = word.slice(0, at) + word.slice(at + 1)
    const swapped = word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)
    return [
      name.toUpperCase(),
      name.replaceAll(' ', ''),
      name.split(' ').toReversed().join(' '),
      ...[1, 2, 3, 4, 7, 12].map(part),
      `${word.slice(1)}x`,
      word.slice(0, 2),
      dropped,
      swapped,
      `${swapped} ${part(3)}`,
    ]
  })
}

/** Each of these is folded by rules of its own; the others are asked less. */
const folded: readonly LanguageCode[] = ['en', 'ar', 'cn', 'kn', 'ru', 'tr']

const always = [
  'a',
  '4',
  'nv',
  'NV450',
  'nv 45',
  'nv-4',
  'n v',
  'NV45O',
  'nv 40',
  ',',
  '-',
  '!',
  'xylophone',
  'double mitre',
  'weldr',
  'saw cnc double',
  "'",
  '"',
  '*',
  'a" OR "b',
  '𝟜',
  '的',
  'و',
]

describe.each(languages)('in $code', ({ code }) => {
  it.each(kinds)('$kind are found by the database as in the whole list [R17.7]', async ({ kind, path, read }) => {
    const cards = (await cms.getJson(path, code)) as Card[]
    const names = cards.flatMap((it) => (read as unknown as ReadFields<Card>)(it).names)
    const wantedNames = folded.includes(code) ? 8 : 3
    const some = names.filter((_, i) => i % Math.ceil(names.length / wantedNames) === 0)
    const queries = [...new Set([...queriesFrom(some), ...always].map((it) => it.trim()))].filter((it) => it !== '')
    const wanted = queries.map((it) => searchCards(cards, read as unknown as ReadFields<Card>, it))
    const found = []
    for (const query of queries) found.push(await searchDatabase(kind, query, code))
    expect(found).toEqual(wanted)
    // The queries are worth asking.
    if (cards.length > 5) expect(wanted.filter((it) => it.fuzzyMatches.length > 0).length).toBeGreaterThan(3)
  })
})
