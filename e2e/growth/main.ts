import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cmsArgs, programEnv, siteArgs } from '../../run/program-options.ts'
import { startOwnProduct } from '../own-product.ts'
import { measureProduct } from './measure-product.ts'
import { emptyPostgres, multiplyInPostgres, sizeOfPostgres } from './multiply-in-postgres.ts'
import { letDiskSettle } from './let-disk-settle.ts'
import { multiplyProducts } from '@vitrine/platform/testing/multiply-products'

/**
 * `npm run bench growth [how many products …]`: the same product with catalogues of several sizes, one after the other, on SQLite, or in the
 * Postgres of DATABASE_URL, **which is emptied**. Prints for each what takes how long, and what it takes in memory and on the disk. Ratios
 * of one run count; nothing else should run.
 */
const PORT = 4360
// As the supervisor starts it.
Object.assign(process.env, programEnv)
const postgres = process.env.DATABASE_URL
const sizes = process.argv.slice(2).map(Number)
const columns: Record<string, string>[] = []

for (const size of sizes.length > 0 ? sizes : [40, 1000, 10_000, 100_000]) {
  const from = performance.now()
  let dataDir = ''
  const copy = async (folder: string) => {
    dataDir = folder
    if (postgres) await multiplyInPostgres(postgres, size)
    else multiplyProducts(join(folder, 'vitrine.db'), size)
    return letDiskSettle
  }
  if (postgres) await emptyPostgres(postgres)
  const product = await startOwnProduct(PORT, copy, { site: siteArgs, cms: cmsArgs })
  const preparedMs = performance.now() - from - product.startMs
  const column: Record<string, string> = { products: String(size) }
  columns.push(column)
  const report = (name: string, figure: string) => {
    column[name] = figure
    console.log(`${size} products, ${name}: ${figure}`)
  }
  try {
    report('copied and indexed', `${(preparedMs / 1000).toFixed(0)} s`)
    report('start', `${product.startMs.toFixed(0)} ms`)
    const bytes = postgres ? await sizeOfPostgres(postgres) : statSync(join(dataDir, 'vitrine.db')).size
    report('database', `${(bytes / 1e6).toFixed(0)} MB`)
    await measureProduct(product, report)
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  printTable(columns)
}

/** A figure a line, a size a column. */
function printTable(columns: readonly Record<string, string>[]) {
  const names = [...new Set(columns.flatMap((column) => Object.keys(column)))]
  for (const name of names) console.log(`| ${[name, ...columns.map((column) => column[name] ?? '')].join(' | ')} |`)
}
