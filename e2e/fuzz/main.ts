import { parseArgs } from 'node:util'
import { requireLoopback } from '../loopback.ts'
import { startOwnProduct } from '../own-product.ts'
import { fuzz } from './fuzz.ts'
import { listFaults, toLines } from './report.ts'

const MAX_SECONDS = 3600

/**
 * `npm run fuzz -- [address] [--seconds 300] [--seed 1]`: sends what no browser would send, to a product that it starts for it, or to the one that
 * runs at an address of this machine, whose log it cannot read.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})
const [seed, seconds] = [Number(values.seed), Number(values.seconds)]
if (!Number.isInteger(seed)) throw new Error('--seed: give an integer')
if (!(seconds > 0 && seconds <= MAX_SECONDS)) throw new Error(`--seconds: give a number up to ${MAX_SECONDS}`)
const [address] = positionals
const running = address === undefined ? undefined : requireLoopback(address)
const product = running ? { siteUrl: running } : await startOwnProduct(Number(process.env.FUZZ_PORT ?? 4340))
try {
  console.log(`vitrine: fuzz of ${product.siteUrl} for ${seconds} s; the same again: --seed ${seed}`)
  const report = await fuzz({ ...product, seed, seconds })
  const faults = listFaults(report)
  console.log([...toLines(report), ...faults, `${faults.length} faults`].join('\n'))
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  if ('stop' in product) await product.stop()
}
