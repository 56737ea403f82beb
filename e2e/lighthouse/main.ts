import { parseArgs } from 'node:util'
import { cmsArgs, programEnv, siteArgs } from '../../run/program-options.ts'
import { startOwnProduct } from '../own-product.ts'
import { listPageTypes } from './page-types.ts'
import { type Figures, installLighthouse, medianOf, runLighthouse } from './run-lighthouse.ts'

/**
 * `npm run bench lighthouse [page type …] [-- --runs 5 --languages en,ar,cn]`: what Lighthouse gives a page of each type on a phone, the
 * median of several runs. Nothing else should run: it measures the machine as well.
 */
const PORT = 4380
Object.assign(process.env, programEnv)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    languages: { type: 'string', default: 'en,ar,cn' },
    site: { type: 'string' },
  },
})

installLighthouse()
const product = values.site ? null : await startOwnProduct(PORT, undefined, { site: siteArgs, cms: cmsArgs })
const siteUrl = values.site ?? `http://127.0.0.1:${PORT}`
const rows: string[] = []
try {
  for (const [type, path] of Object.entries(await listPageTypes(siteUrl))) {
    if (positionals.length > 0 && !positionals.includes(type)) continue
    for (const language of values.languages.split(',')) {
      const url = siteUrl + (language === 'en' ? path : `/${language}${path}`.replace(/\/$/, ''))
      // A page that is kept, as nearly every visitor gets it.
      await (await fetch(url)).text()
      const all: Figures[] = []
      for (let run = 0; run < Number(values.runs); run++) all.push(await runLighthouse(url))
      rows.push(toRow(`${type}, ${language}`, medianOf(all)))
      console.log(rows.at(-1))
    }
  }
} finally {
  await product?.stop()
}
console.log('\n| page | performance | accessibility | best practices | SEO | largest paint | blocking | shift |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (const row of rows) console.log(row)

function toRow(name: string, it: Figures): string {
  const paint = `${(it.largestPaintMs / 1000).toFixed(1)} s`
  const cells = [it.performance, it.accessibility, it.practices, it.seo, paint, `${it.blockingMs.toFixed(0)} ms`]
  return `| ${[name, ...cells, it.shift.toFixed(3)].join(' | ')} |`
}
