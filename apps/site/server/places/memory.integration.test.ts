import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const MAX_MB = 25

const measure = `
  const { createGazetteer } = await import('./create-gazetteer.ts')
  gc()
  const before = process.memoryUsage().rss
  const gazetteer = createGazetteer()
  const texts = ['Springfield', 'San', 'Москва', '10115', 'D-80331', 'مسقط', 'New', 'Paris, TX', '北', 'xqzt']
  for (let round = 0; round < 100; round++)
    for (const text of texts) gazetteer.find(text + (round % 2 ? '' : ' '), { country: null, language: 'en' })
  gc()
  console.log((process.memoryUsage().rss - before) / 1e6)`

it('a thousand questions about places take little memory [R2.170]', () => {
  const flags = ['--expose-gc', '--input-type=module', '--eval', measure]
  const grown = Number(execFileSync(process.execPath, flags, { cwd: import.meta.dirname, encoding: 'utf8' }))
  expect(grown).toBeGreaterThan(0)
  expect(grown).toBeLessThan(MAX_MB)
})
