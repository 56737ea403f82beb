import { expect, it } from 'vitest'
import { parseIgnore } from './project-files.ts'

it('ignores what .gitignore excludes: names anywhere, paths from the root, globs', () => {
  const isIgnored = parseIgnore('# comment\nnode_modules/\n/data/\n*.tsbuildinfo\na/**/cache/\n')
  expect(['node_modules', 'apps/site/node_modules', 'data', 'x.tsbuildinfo', 'a/b/c/cache'].filter(isIgnored)).toEqual([
    'node_modules',
    'apps/site/node_modules',
    'data',
    'x.tsbuildinfo',
    'a/b/c/cache',
  ])
  expect(['content/data', 'src/cache', 'data.ts'].filter(isIgnored)).toEqual([])
})
