import { searchList } from '@vitrine/locales/search/search-list'
import { findFuzzyMatches } from '@vitrine/locales/search/fuzzy-matches'

/**
 * How long one search of a very large catalogue takes on the server: `npm run bench search [how many products]`.
 * Prints the median, the 95th percentile and the longest, in ms of one core, of queries with many results, few and none.
 */
const COUNT = Number(process.argv[2] ?? 100_000)
const ROUNDS = 40
const MAX_RESULTS = 48

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
const products = Array.from({ length: COUNT }, (_, i) => {
  const name = `${kinds[i % kinds.length]} ${traits[Math.floor(i / kinds.length) % traits.length]} ${(i * 7919) % 1000} mm`
  return { name, model: `NV ${i}`, slug: `nv-${i}-machine-${i % 97}` }
})
const read = ({ name, model, slug }: (typeof products)[number]) => ({ names: [model, name], slug })

/** What visitors type: from one letter to a whole name, in several scripts, with many results, few and none. */
const queries = [
  'a',
  'n',
  '4',
  'е',
  'ا',
  '双',
  'á',
  'nv',
  'mm',
  'пи',
  'saw',
  'NV4',
  'NV45',
  'nv 45',
  'nv-450',
  'NV 99999',
  'nv99999',
  'welder',
  'machine',
  'mitre saw',
  'up cut',
  'double mitre saw',
  'corner cleaning machine',
  'with servo angle',
  'ПИЛА',
  'двухголовочная пила',
  'для ПВХ',
  'الراس',
  'منشار مزدوج',
  'بامالة',
  '双头',
  '数控 双头锯',
  '自动',
  'may cat',
  'máy cắt',
  'double mitre saw with pneumatic tilt 113',
  'zzzz',
  'plasma cutter',
  'станок',
  '焊接机',
]
const misspelt = [
  'dubble mitre',
  'nv 4500O',
  'pnuematic welder',
  'двуголовочная',
  'cornr cleaner',
  'weldr',
  'mitter saw cnc',
  'منشر',
  '切割双机',
  'coppy ruter',
  'plasma cutter',
  'semi automtic',
  'пилла',
  'xylophone',
]

console.log(`${COUNT} products`)
console.log(
  `  folding the list, once a revision  ${time(() => searchList(products, read, 'x', MAX_RESULTS)).toFixed(0)} ms`,
)
report('search', queries, (query) => searchList(products, read, query, MAX_RESULTS))
console.log(
  `  words of the list, once a revision  ${time(() => findFuzzyMatches(products, read, 'x', MAX_RESULTS)).toFixed(0)} ms`,
)
report('fuzzy matches', misspelt, (query) => findFuzzyMatches(products, read, query, 6))

/** Runs each query many times, as the clock of a processor ticks only every few ms. */
function report(what: string, words: readonly string[], run: (query: string) => unknown) {
  const times = words
    .map((word) => {
      run(word)
      return { word, ms: time(() => Array.from({ length: ROUNDS }, () => run(word))) / ROUNDS }
    })
    .toSorted((a, b) => a.ms - b.ms)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.ms.toFixed(1)
  const slowest = times.at(-1)
  console.log(
    `  ${what}, ${words.length} queries  median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, slowest ${slowest?.ms.toFixed(1)} ms (${slowest?.word})`,
  )
}

/** In ms of this thread's processor time, so that other programs are not counted. */
function time(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
