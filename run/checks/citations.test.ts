import { expect, it } from 'vitest'
import { checkCitations } from './citations.ts'

const problemsOf = (text: string) => checkCitations([{ path: 'docs/x.md', text }]).problems

// Put together here, so that this file does not break the rule itself.
it.each([
  ['SPEC', 'md'].join('.'),
  ['DESIGN', 'md'].join('.'),
  ['', 'work', 'vitrine'].join('/'),
  ['', 'root', '.env'].join('/'),
])('refuses %s', (cited) => {
  expect(problemsOf(`One line.\nAs ${cited} says.`)).toEqual([
    `docs/x.md:2 cites ${cited}, which is not in the repository`,
  ])
})

it('leaves addresses, requirements and documents of the repository alone', () => {
  expect(
    problemsOf('R2.14, docs/architecture.md, https://norvane.example/work/1, apps/site/app/home/HomePage.tsx'),
  ).toEqual([])
})
