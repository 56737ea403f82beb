import { expect, it } from 'vitest'
import { listImports } from './code-tokens.ts'

it('lists what a file imports: values, types, re-exports, side effects and import(); not strings or comments', () => {
  const text = `import { a } from './a.ts'
import type { B } from './b.ts' // from './comment.ts'
export { c } from './c.ts'
import './d.css'
const e = await import('./e.ts')
type F = import('./f.ts').F
const from = "from './string.ts'"`
  expect(listImports({ path: 'x.ts', text })).toEqual(['./a.ts', './b.ts', './c.ts', './d.css', './e.ts', './f.ts'])
})

it('reads JSX, whose text is not code', () => {
  const text = `import { A } from './a.tsx'\nexport const b = <A>don't import it from 'here'</A>`
  expect(listImports({ path: 'x.tsx', text })).toEqual(['./a.tsx'])
})
