import { content, figureOf, write } from './content.ts'
import { findByRanges } from './find-by-ranges.ts'
import { expectWords } from './plain-words.ts'
import type { Question } from './question.ts'

/** What is asked of the figures of machines. */
export const figureQuestions: Question[] = [
  {
    number: 1,
    who: 'production manager',
    language: 'en',
    words: 'My profile is 120 mm high and 160 mm wide. Which of your welders take it?',
    way: 'Products, Welding machines, Find by specification, Profile height, Profile width',
    source: '`profile-height` and `profile-width` of the welding machines',
    ask: (visitor) =>
      findByRanges(visitor, 'Welding machines', [
        ['profile-height', 120],
        ['profile-width', 160],
      ]),
  },
  {
    number: 3,
    who: 'electrician',
    language: 'de',
    words: 'Welche Anschlussleistung und welche Spannung braucht die Vierkopf-Schweißmaschine NV 140?',
    meaning: 'Which connected load and voltage does the four-head welder need?',
    way: 'Suche, NV 140, the table of its page',
    source: '`connected-load`, `voltage`',
    async ask(visitor) {
      await visitor.findProduct('NV 140')
      const [load, voltage] = [await visitor.readFigure('connected-load'), await visitor.readFigure('voltage')]
      expectWords(load, `${write(figureOf(content.product('NV 140'), 'connected-load'), 'de')} kW`)
      const stated = content.product('NV 140').parameters.find(({ key }) => key === 'voltage')?.text
      expectWords(voltage, stated?.de ?? '?')
      return `${load}, ${voltage}`
    },
  },
  {
    number: 5,
    who: 'haulier',
    language: 'de',
    on: 'phone',
    words: 'Wie schwer ist das Fünfachs-Bearbeitungszentrum NV 660, und passt es durch ein Tor von drei Metern Höhe?',
    meaning: 'How heavy is the five-axis machining centre, and does it pass a gate of three metres?',
    way: 'Suche, NV 660, the table of its page',
    source: '`weight`, `height`',
    async ask(visitor) {
      await visitor.findProduct('NV 660')
      const [weight, height] = [await visitor.readFigure('weight'), await visitor.readFigure('height')]
      const product = content.product('NV 660')
      expectWords(weight, `${write(figureOf(product, 'weight'), 'de')} kg`)
      expectWords(height, `${write(figureOf(product, 'height'), 'de')} mm`)
      return `${weight}; ${height} high, so ${figureOf(product, 'height') > 3000 ? 'no' : 'yes'}`
    },
  },
  {
    number: 7,
    who: 'buyer',
    language: 'en',
    words: 'Which of your saws cuts six metres, also at 22.5°?',
    way: 'Products, Cutting machines, Find by specification, Cutting length, Angle range',
    source: '`cutting-length` and `angle-range` of the cutting machines',
    ask: (visitor) =>
      findByRanges(visitor, 'Cutting machines', [
        ['cutting-length', 6000],
        ['angle-range', 22.5],
      ]),
  },
  {
    number: 14,
    who: 'production manager',
    language: 'cn',
    words: '六头焊接机一班能焊多少？',
    meaning: 'How many does the six-head welder weld in a shift?',
    way: '搜索, 六头, the table of its page',
    source: '`output-per-shift`',
    async ask(visitor) {
      await visitor.findProduct('NV 160', '六头')
      const read = await visitor.readFigure('output-per-shift')
      expectWords(read, write(figureOf(content.product('NV 160'), 'output-per-shift'), 'cn'))
      return read
    },
  },
  {
    number: 16,
    who: 'buyer in the United States',
    language: 'en',
    words: 'How long is the double mitre saw NV 450 in inches, and what does it weigh in pounds?',
    way: 'Search, NV 450, Show inches and pounds, the table of its page',
    source: '`length`, `weight`',
    async ask(visitor) {
      await visitor.findProduct('NV 450')
      const name = visitor.locale.text('units.imperial')
      await visitor.press(visitor.main.getByRole('button', { name }).first())
      const [length, weight] = [await visitor.readFigure('length'), await visitor.readFigure('weight')]
      const product = content.product('NV 450')
      expectImperial(length, 'in', figureOf(product, 'length') / 25.4)
      expectImperial(weight, 'lb', figureOf(product, 'weight') / 0.453_592_37)
      return `${length}, ${weight}`
    },
  },
  {
    number: 20,
    who: 'dealer in saw blades',
    language: 'en',
    on: 'keyboard alone',
    words: 'Which blade goes into the NV 550: diameter and bore?',
    way: 'Search, NV 550, the table of its page',
    source: '`blade-diameter`, `blade-bore`',
    async ask(visitor) {
      const { page, locale } = visitor
      await visitor.tabTo(page.getByRole('banner').getByRole('button', { name: locale.text('header.search') }))
      await visitor.key('Enter')
      await visitor.sees(page.getByRole('combobox'))
      await visitor.typeByKeyboard('NV 550')
      await visitor.sees(page.getByRole('option', { name: 'NV 550' }))
      await visitor.key('ArrowDown')
      await visitor.key('Enter')
      await page.waitForURL(/\/product\//)
      await visitor.sees(visitor.rowOf('blade-bore'))
      await visitor.leafTo(visitor.rowOf('blade-bore'))
      const [diameter, bore] = [await visitor.readFigure('blade-diameter'), await visitor.readFigure('blade-bore')]
      const product = content.product('NV 550')
      expectWords(diameter, `${figureOf(product, 'blade-diameter')} mm`)
      expectWords(bore, `${figureOf(product, 'blade-bore')} mm`)
      return `${diameter}, ${bore}`
    },
  },
]

/** Half of the last digit that is shown, and no more. */
function expectImperial(read: string, unit: string, exact: number) {
  const [, digits = ''] = new RegExp(`^([\\d,.]+) ${unit}$`).exec(read) ?? []
  const decimals = digits.split('.')[1]?.length ?? 0
  if (digits === '' || Math.abs(Number(digits.replaceAll(',', '')) - exact) > 0.5 * 10 ** -decimals)
    throw new Error(`it says “${read}” for ${exact} ${unit}`)
}
