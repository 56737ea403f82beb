import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'

/** What the project's own linter says of a project made of these files. */
function lint(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lint-'))
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const args = ['--format', 'unix', '.']
    return spawnSync(join(root, 'node_modules/.bin/oxlint'), args, { cwd: folder, encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const b = `import type { A } from './a.ts'\nexport type B = { a?: A }\n`

it('the linter refuses two files that import each other, be it only types', () => {
  expect(lint({ 'a.ts': `import type { B } from './b.ts'\nexport type A = { b?: B }\n`, 'b.ts': b })).toContain(
    'no-cycle',
  )
  expect(lint({ 'a.ts': 'export type A = { b: number }\n', 'b.ts': b })).not.toContain('Error')
})

it('the linter refuses React in what browser and server share, but for what is no React in its router', () => {
  const path = 'apps/site/shared/x.ts'
  const refused = [
    `import { useState } from 'react'\nexport const x = useState\n`,
    `import { renderToString } from 'react-dom/server'\nexport const x = renderToString\n`,
    `import { useLocation } from 'react-router'\nexport const x = useLocation\n`,
  ]
  for (const text of refused) expect(lint({ [path]: text })).toContain('no-restricted-imports')
  const plain = `import { createContext, isRouteErrorResponse } from 'react-router'
export const x = createContext<number>(), y = isRouteErrorResponse\n`
  expect(lint({ [path]: plain })).not.toContain('Error')
})
