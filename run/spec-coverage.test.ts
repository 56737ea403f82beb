import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.ts'

type Row = { sentence: string; code: string[]; tests: { file: string; title: string }[] }

const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| *(sentence|-)/.test(line))
  .map(toRow)

function toRow(line: string): Row {
  const [sentence = '', code = '', tests = ''] = line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim())
  return {
    sentence,
    code: [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    tests: [...tests.matchAll(/`([^`]+)` › ([^;]+)/g)].map(([, file = '', title = '']) => ({
      file,
      title: title.trim(),
    })),
  }
}

it('has a row for what the specification says, none of them empty', () => {
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.filter((row) => !row.sentence || row.code.length === 0 || row.tests.length === 0)).toEqual([])
})

it('names code that exists', () => {
  expect(rows.flatMap((row) => row.code).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it('names tests that exist', async () => {
  const found = new Map<string, string>()
  for await (const file of glob('{e2e,apps,packages,run}/**/*.{spec,test}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  }))
    found.set(file, readFileSync(join(root, file), 'utf8'))
  const missing = rows
    .flatMap((row) => row.tests)
    .filter(({ file, title }) => ![...found].some(([path, text]) => path.endsWith(`/${file}`) && text.includes(title)))
  expect(missing).toEqual([])
})
