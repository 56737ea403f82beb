import { searchList } from '../apps/site/app/search/search-list.ts'
import { findNear } from '../apps/site/app/search/near.ts'

/**
 * How long one search of a very large catalogue takes on the server: `node bench/search.ts [how many machines]`.
 * Prints the median, the 95th percentile and the longest, in ms, of queries that find much, little and nothing.
 */
const COUNT = Number(process.argv[2] ?? 100_000)
const ROUNDS = 100
const MOST = 48

const kinds = [
  'double mitre saw',
  'welder',
  'corner cleaning machine',
  'copy router',
  'Двухголовочная пила',
  'منشار مزدوج الرأس',
  '数控双头锯',
  'Máy cắt hai đầu',
]
const traits = [
  'with pneumatic tilt',
  'CNC',
  'with servo angle adjustment',
  'semi-automatic',
  'для ПВХ',
  'بإمالة هوائية',
  '自动',
  'tự động',
]
const machines = Array.from({ length: COUNT }, (_, i) => {
  const name = `${kinds[i % kinds.length]} ${traits[Math.floor(i / kinds.length) % traits.length]} ${(i * 7919) % 1000} mm`
  return { name, model: `NV ${i}`, slug: `nv-${i}-machine-${i % 97}` }
})
const read = ({ name, model, slug }: (typeof machines)[number]) => ({ names: [model, name], slug })

const queries = [
  'a',
  'saw',
  'NV45',
  'nv 99999',
  'ПИЛА',
  'الراس',
  '双头',
  'may cat',
  'zzzz',
  'double mitre saw with pneumatic tilt 113',
]
const misspelt = ['dubble mitre', 'nv 4500O', 'pnuematic welder', 'двуголовочная']

console.log(`${COUNT} machines`)
console.log(`  folding the list, once a revision  ${time(() => searchList(machines, read, 'x', MOST)).toFixed(0)} ms`)
report('search', queries, (query) => searchList(machines, read, query, MOST))
console.log(`  words of the list, once a revision  ${time(() => findNear(machines, read, 'x', MOST)).toFixed(0)} ms`)
report('near matches', misspelt, (query) => findNear(machines, read, query, 6))

function report(what: string, words: readonly string[], run: (query: string) => unknown) {
  for (const word of words) run(word)
  const times = Array.from({ length: ROUNDS }, (_, i) => time(() => run(words[i % words.length] ?? ''))).toSorted(
    (a, b) => a - b,
  )
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1)
  console.log(`  ${what}  median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`)
}

function time(run: () => unknown): number {
  const before = performance.now()
  run()
  return performance.now() - before
}
