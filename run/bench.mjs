/**
 * `npm run bench [path]`: kept pages and first renderings against others, which needs the programs nginx and taskset on the PATH.
 * `npm run bench search [how many products]`: how long a search of a very large catalogue takes.
 * `npm run bench memory`: what the site takes in memory with a full page cache.
 * `npm run bench search-index [how many products [in how many languages]]`: the same by the index of the database.
 * `npm run bench finder [how many products]`: how long finding them by their figures takes.
 * `npm run bench growth [how many products …]`: the product with catalogues of several sizes.
 * `npm run bench lighthouse [page type …]`: what Lighthouse gives a page of each type on a phone, in three languages.
 */
import { handOver, install } from './install.mjs'

const [first, ...rest] = process.argv.slice(2)

install({ withTestTools: ['growth', 'lighthouse'].includes(first) })
if (first === 'search') handOver('bench/search.ts', rest)
else if (first === 'memory') handOver('bench/site-memory.ts', rest)
else if (first === 'search-index') handOver('bench/search-index.ts', rest)
else if (first === 'finder') handOver('bench/finder.ts', rest)
else if (first === 'growth') handOver('e2e/growth/main.ts', rest)
else if (first === 'lighthouse') handOver('e2e/lighthouse/main.ts', rest)
else handOver('bench/server/main.ts', process.argv.slice(2))
