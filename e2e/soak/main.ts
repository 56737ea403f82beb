import { parseArgs } from 'node:util'
import { requireLoopback } from '../loopback.ts'
import { startOwnProduct } from '../own-product.ts'
import { soak } from './soak.ts'

const MAX_SECONDS = 24 * 3600

/**
 * `npm run soak -- [--seconds 600]`: visitors, slow, silent and abrupt clients, a crawler, an editor who publishes and people who send enquiries, all
 * at once, before a product that it starts for them on this machine.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } })
const seconds = Number(values.seconds)
if (!(seconds > 0 && seconds <= MAX_SECONDS)) throw new Error(`--seconds: give a number up to ${MAX_SECONDS}`)
const product = await startOwnProduct(Number(process.env.SOAK_PORT ?? 4360))
try {
  console.log(`vitrine: soak of ${requireLoopback(product.siteUrl)} for ${seconds} s`)
  const { lines, errors } = await soak(product, seconds)
  console.log(lines.join('\n'))
  process.exitCode = errors > 0 ? 1 : 0
} finally {
  await product.stop()
}
