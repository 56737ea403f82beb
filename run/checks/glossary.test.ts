import { describe, expect, it } from 'vitest'
import { checkGlossary, glossaryPath, parseWords, splitName } from './glossary.ts'

const page = `| term | what it is |
| --- | --- |
| desk | where operators work |

## Words that do not come back

| not | but |
| --- | --- |
| cart (but for the payload's field) | basket |
| machine, plant | product, turnkey |
| kept alive | supervised |
`
const glossary = { path: glossaryPath, text: page }
const problemsOf = (path: string, text: string) => checkGlossary([glossary, { path, text }], []).problems

it('takes the words from the last table of the glossary', () => {
  expect(parseWords(page)).toEqual(['cart', 'machine', 'plant', 'kept alive'])
})

it('splits names at capitals, hyphens, underscores and dots', () => {
  expect(['keptAlive', 'kept-alive', 'KEPT_ALIVE', 'x.KeptAlive', '--ink-quiet', 'toHTMLText'].map(splitName)).toEqual([
    ['kept', 'alive'],
    ['kept', 'alive'],
    ['kept', 'alive'],
    ['x', 'kept', 'alive'],
    ['ink', 'quiet'],
    ['to', 'html', 'text'],
  ])
})

describe('a word that the glossary replaces is refused', () => {
  it.each([
    ['in the name of a file', 'apps/site/app/plant-card.ts', ''],
    ['in the name of a folder', 'apps/site/app/plants/card.ts', ''],
    ['in an identifier', 'apps/site/app/x.ts', 'const allPlants = 1'],
    ['in a property', 'apps/site/app/x.ts', 'x.plantOf({})'],
    ['in a private name', 'apps/site/app/x.ts', 'class A { #plant = 1 }'],
    ['in a type', 'apps/site/app/x.ts', 'type Plant = { name: string }'],
    ['in a component', 'apps/site/app/x.tsx', 'const a = <PlantCard />'],
    ['in an attribute', 'apps/site/app/x.tsx', 'const a = <Card plant={1} />'],
    ['in what is imported', 'apps/site/app/x.ts', `import { a } from './plant.ts'`],
    ['in a class', 'apps/site/app/x.module.css', '.card .plant:hover { color: red }'],
    ['in a variable of a style', 'apps/site/app/x.css', ':root { --plant-ink: red }'],
    ['in a text key', 'packages/locales/texts/en.json', '{ "turnkey.plantCount": "{n} plants" }'],
    ['of two words', 'run/x.ts', 'class KeptAlive {}'],
  ])('%s', (_where, path, text) => {
    expect(problemsOf(path, text)).toEqual([expect.stringMatching(/ has the word "(plant|kept alive)", which /)])
  })
})

describe('such a word is free', () => {
  it.each([
    ['in comments and texts', 'apps/site/app/x.ts', `// a plant\nconst a = 'the plant' + \`plant \${b}\``],
    ['in text that visitors read', 'apps/site/app/x.tsx', 'const a = <p title="a plant">A plant</p>'],
    ['as an element of HTML', 'apps/site/app/x.tsx', 'const a = <plant className="x">b</plant>'],
    ['in values of texts', 'packages/locales/texts/en.json', '{ "turnkey.count": "{n} plants" }'],
    [
      'in strings and comments of styles',
      'apps/site/app/x.css',
      `/* plant */ a { content: 'plant'; background: url(plant.webp) }`,
    ],
    ['in a longer word', 'apps/site/app/x.ts', 'const transplanted = implant'],
    ['in generated files', 'apps/cms/src/payload-types.ts', 'type Plant = 1'],
  ])('%s', (_where, path, text) => {
    expect(problemsOf(path, text)).toEqual([])
  })

  it('where an exception says so: the word, the name and the path all fit', () => {
    const exceptions = [{ words: ['cart'], names: ['cart'], paths: ['packages/'], reason: 'a field' }]
    const check = (path: string, text: string) => checkGlossary([glossary, { path, text }], exceptions).problems
    const used = { path: 'packages/y.ts', text: 'order.cart' }
    expect(checkGlossary([glossary, used], exceptions).problems).toEqual([])
    expect(check('packages/x.ts', 'order.cartLine')[0]).toContain('packages/x.ts: the name cartLine')
    expect(check('apps/x.ts', 'order.cart')[0]).toContain('apps/x.ts: the name cart')
    expect(check('packages/x.ts', '')).toEqual([expect.stringContaining('nothing needs the exception for cart')])
  })
})

it('refuses a glossary without the table', () => {
  expect(checkGlossary([{ path: glossaryPath, text: '# Glossary\n' }]).problems).toHaveLength(1)
})
