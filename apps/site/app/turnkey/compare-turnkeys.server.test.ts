import { compileTexts } from '@vitrine/locales/compile'
import english from '@vitrine/locales/texts/en.json' with { type: 'json' }
import type { TurnkeyCard, TurnkeySection } from '@vitrine/contract/shapes/shop'
import { expect, test } from 'vitest'
import { createText, type Texts } from '../../shared/texts/texts.ts'
import { compareTurnkeys } from './compare-turnkeys.server.ts'

const text = createText('en', compileTexts(english) as Texts)
const turnkey = (capacity: string, workers: string) =>
  ({
    filter_specifications: [
      { key: 'Capacity', value: capacity },
      { key: 'Nr. of workers', value: workers },
    ],
  }) as TurnkeyCard

test('turnkeys are compared by capacity, people, and both together, each with its share of the largest [R19.146]', () => {
  const figures = compareTurnkeys(
    [turnkey('120', '28'), turnkey('60', '10')],
    [],
    text,
    (count) => `${count} per person`,
  )
  expect(figures.map((it) => it.figures)).toEqual([
    [
      { number: '120', words: 'windows a shift', share: 1 },
      { number: '28', words: 'people', share: 1 },
      { number: '4.3', words: 'per person', share: 0.72 },
    ],
    [
      { number: '60', words: 'windows a shift', share: 0.5 },
      { number: '10', words: 'people', share: 0.36 },
      { number: '6', words: 'per person', share: 1 },
    ],
  ])
})

test('what is not known is no figure, and what is no number has no share [R19.146]', () => {
  const [first, second] = compareTurnkeys(
    [turnkey('many', '28'), { filter_specifications: [] } as unknown as TurnkeyCard],
    [],
    text,
    String,
  )
  expect(first?.figures).toEqual([
    { number: '', words: 'many', share: 0 },
    { number: '28', words: 'people', share: 1 },
  ])
  expect(second?.figures).toEqual([])
})

test('turnkeys stand in the order of their sections, the others at the end [R19.146]', () => {
  const of = (...ids: string[]) => ids.map((id) => ({ id, filter_specifications: [] }) as unknown as TurnkeyCard)
  const section = (id: string, ...ids: string[]) => ({ id, turnkeys: of(...ids) }) as unknown as TurnkeySection
  const sections = [section('first', 'c', 'a', 'gone'), section('second', 'a', 'b')]
  const placed = compareTurnkeys(of('a', 'b', 'c', 'e'), sections, text, String)
  expect(placed.map((it) => [it.id, it.section])).toEqual([
    ['c', 'first'],
    ['a', 'first'],
    ['b', 'second'],
    ['e', undefined],
  ])
})
