import { content, figureOf, figureOrNone, screenTexts, sumOf, write } from './content.ts'
import { expectWords, named } from './plain-words.ts'
import type { Question } from './question.ts'
import type { Visitor } from './visitor.ts'

/** What is asked by who plans a line or chooses between machines. */
export const planningQuestions: Question[] = [
  {
    number: 2,
    who: 'owner with a hall',
    language: 'en',
    words: 'Does the line for 50 windows, PVC and aluminium, fit my hall of 30 by 12 m?',
    way: 'Turnkey, the line, Plan in your hall, Width',
    source: '`length` and `width` of the machines of the turnkey, with their numbers',
    async ask(visitor) {
      await planLine(visitor, 50)
      for (const [name, metres] of [
        ['length', '30'],
        ['width', '12'],
      ] as const) {
        const label = screenTexts('planner', 'en')(name)
        const field = visitor.main.getByRole('textbox', { name: label, exact: true })
        if ((await field.inputValue()) === metres) continue
        await visitor.type(field, metres)
        await visitor.key('Enter')
      }
      await visitor.sees(visitor.main.getByRole('definition').filter({ hasText: /360\sm²/ }))
      const floor = await readTotal(visitor, 'floor')
      const footprints = sumOf(content.turnkey(50), (it) => figureOf(it, 'length') * figureOf(it, 'width'))
      expectWords(floor, `${write(Math.round(footprints / 1e5) / 10, 'en')} m²`)
      const verdict = await visitor.reads(visitor.main.getByText(screenTexts('planner', 'en')('fine')))
      return `yes: ${floor}. “${verdict}”`
    },
  },
  {
    number: 4,
    who: 'plant engineer',
    language: 'en',
    words: 'How many kW and how much air do all machines of the line for 120 windows need together?',
    way: 'Turnkey, the line, Plan in your hall, What it needs',
    source: 'sums of `connected-load` and `air-consumption` over the machines of the turnkey, with their numbers',
    async ask(visitor) {
      await planLine(visitor, 120)
      const [power, air] = [await readTotal(visitor, 'power'), await readTotal(visitor, 'air')]
      const sum = (key: string) =>
        write(
          sumOf(content.turnkey(120), (it) => figureOrNone(it, key)),
          'en',
        )
      expectWords(power, `${sum('connected-load')} kW`)
      expectWords(air, `${sum('air-consumption')} l/min`)
      return `${power}; ${air}`
    },
  },
  {
    number: 6,
    who: 'production manager',
    language: 'en',
    words: 'How many people does a line for 300 windows a shift need?',
    way: 'Turnkey, the list',
    source: '`workers` of the turnkey',
    async ask(visitor) {
      await visitor.follow('header.turnkey')
      const line = visitor.main.getByRole('article').filter({ hasText: '300 windows a shift' })
      const workers = line.getByRole('term').filter({ hasText: visitor.locale.text('turnkey.workers') })
      const read = await visitor.reads(workers.locator('xpath=..').getByRole('definition'))
      expectWords(read, `${content.turnkey(300).workers} people`)
      return read
    },
  },
  {
    number: 8,
    who: 'buyer',
    language: 'en',
    words: 'NV 140 or NV 160: which one is faster, and what more power and air does the bigger one need?',
    way: 'Search, NV 140, Compare, NV 160, Search, NV 160, the table',
    source: '`cycle-time`, `connected-load`, `air-consumption` of both',
    async ask(visitor) {
      const { main, locale } = visitor
      await visitor.findProduct('NV 140')
      await visitor.pressTo(main.getByRole('link', { name: locale.text('compare.linkNamed', { name: 'NV 140' }) }))
      await visitor.type(main.getByRole('searchbox', { name: locale.text('compare.search') }).last(), 'NV 160')
      await visitor.key('Enter')
      await visitor.press(main.getByRole('link', { name: /^NV\s160/ }).last())
      await visitor.sees(main.getByRole('columnheader').filter({ hasText: /NV\s160/ }))
      const read: string[] = []
      for (const [key, unit] of [
        ['cycle-time', 's'],
        ['connected-load', 'kW'],
        ['air-consumption', 'l/min'],
      ] as const)
        for (const [column, model] of ['NV 140', 'NV 160'].entries()) {
          const cell = await visitor.reads(visitor.rowOf(key).getByRole('cell').nth(column))
          expectWords(cell, `${figureOf(content.product(model), key)} ${unit}`)
          read.push(cell.replace(/\s?best$/, ' (best)'))
        }
      const [first, second, ...more] = read
      return `${first} against ${second}; ${more.join(', ')}`
    },
  },
]

async function planLine(visitor: Visitor, capacity: number) {
  const { main, locale } = visitor
  await visitor.follow('header.turnkey')
  await visitor.pressTo(main.getByRole('article').getByRole('link', { name: named(content.turnkey(capacity).name.en) }))
  await visitor.pressTo(main.getByRole('link', { name: locale.text('planner.link') }))
}

/** What the machines in the hall need together. */
function readTotal(visitor: Visitor, name: 'floor' | 'power' | 'air') {
  const label = named(screenTexts('planner', visitor.language)(name))
  const term = visitor.main.getByRole('term').filter({ hasText: label })
  return visitor.reads(term.locator('xpath=..').getByRole('definition'))
}
