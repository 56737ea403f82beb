import { expect, it } from 'vitest'
import type { Inline } from '../segments/inline.ts'
import { readXliff } from './read-xliff.ts'
import { writeXliff } from './write-xliff.ts'
import { writeXliff1 } from './write-xliff-1.ts'
import type { XliffFile } from './xliff.ts'

const bold: Inline[] = [
  'Cuts ',
  { tag: 'g', id: 1, children: ['fast'] },
  ' & well',
  { tag: 'x', id: 2, text: '\n' },
  'twice',
]
const file: XliffFile = {
  language: 'de',
  documents: [
    {
      kind: 'products',
      id: 7,
      title: 'Saw',
      units: [
        {
          path: 'description',
          segments: [
            { source: bold, target: null },
            { source: ['Quiet'], target: ['Leise'] },
          ],
          terms: ['saw = Säge'],
          state: 'translated',
        },
        { path: 'features.0.title', segments: [{ source: ['NV 770'], target: null }] },
      ],
    },
    { kind: 'posts', id: 9, title: 'News', units: [{ path: 'title', segments: [{ source: ['New'], target: null }] }] },
  ],
}

it.each([
  ['2.0', writeXliff],
  ['1.2', writeXliff1],
])('reads what it wrote as XLIFF %s [R14.182, R14.254]', (version, write) => {
  const text = write(file)
  expect(text).toContain(`version="${version}"`)
  const { language, documents } = readXliff(text)
  expect(language).toBe('de')
  expect(documents.map(({ kind, id }) => [kind, id])).toEqual([
    ['products', 7],
    ['posts', 9],
  ])
  const [description, title] = documents[0]?.units ?? []
  expect(description?.path).toBe('description')
  expect(description?.segments.map(({ target }) => target)).toEqual([null, ['Leise']])
  // What has no words is an empty element, whatever it was.
  expect(description?.segments[0]?.source).toEqual(
    bold.map((it) => (typeof it !== 'string' && it.tag === 'x' ? { ...it, text: '' } : it)),
  )
  expect(title).toMatchObject({ path: 'features.0.title', segments: [{ source: ['NV 770'] }] })
})

it('passes over what programs of agencies add to XLIFF 1.2: proposals, segments of their own, elements of others [R14.254]', () => {
  const text = writeXliff1(file).replace(
    '</source>',
    `</source><seg-source><mrk mtype="seg" mid="0">Cuts</mrk></seg-source>
     <target><mrk mtype="seg" mid="0">Schneidet <g id="1">schnell</g></mrk><mrk mtype="seg" mid="1"> und gut<x id="2"/>zweimal</mrk></target>
     <alt-trans><source>Cut</source><target>Falsch</target></alt-trans><own:target xmlns:own="urn:own">Falsch</own:target>`,
  )
  const [segment] = readXliff(text).documents[0]?.units[0]?.segments ?? []
  expect(segment?.target).toEqual([
    'Schneidet ',
    { tag: 'g', id: 1, children: ['schnell'] },
    ' und gut',
    { tag: 'x', id: 2, text: '' },
    'zweimal',
  ])
})

it('refuses files of two languages, of other versions and of none [R14.182, R14.254]', () => {
  const problemOf = (text: string) => {
    try {
      readXliff(text)
      return null
    } catch (error) {
      return (error as { key?: string }).key
    }
  }
  const text = writeXliff1(file)
  expect(problemOf(text.replace('target-language="de"', 'target-language="fr"'))).toBe('file.language')
  expect(problemOf(text.replaceAll('target-language="de"', 'target-language="en"'))).toBe('file.language')
  expect(problemOf(text.replace(' target-language="de"', ''))).toBe('file.language')
  expect(problemOf(text.replace('version="1.2"', 'version="1.1"'))).toBe('file.xml')
  expect(problemOf(text.replace('document:1.2', 'document:3.0'))).toBe('file.xml')
})
