import { expect, it } from 'vitest'
import { checkLinks } from './links.ts'

const page = (path: string, text: string) => ({ path, text })

it('finds nothing where every document is linked, also over another one', () => {
  const files = [
    page(
      'README.md',
      'See [how it is built](docs/architecture.md#rooms), [tests](e2e/) and [them](https://norvane.example/x.md).',
    ),
    page('docs/architecture.md', 'Why: [decisions](decisions/README.md), and [back](../README.md)'),
    page('docs/decisions/README.md', 'Here.'),
    page('e2e/fixtures.ts', ''),
  ]
  expect(checkLinks(files).problems).toEqual([])
})

it('finds a document that nothing leads to, and a link that leads nowhere', () => {
  const files = [
    page('README.md', '[gone](docs/gone.md)'),
    page('docs/lonely.md', 'Linked by itself: [lonely](lonely.md)'),
  ]
  expect(checkLinks(files).problems).toEqual([
    'docs/lonely.md is linked neither from README.md nor from a document that is',
    'README.md links to docs/gone.md, which does not exist',
  ])
})
