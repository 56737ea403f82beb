import { expect, it } from 'vitest'
import { splitQuote } from './split-quote.ts'

const quote = '> Our offer\n>\n> 500 EUR'

it.each([
  ['Gmail', `Too dear.\n\nOn Mon, 2 Mar 2026 at 10:00, Vitrine <desk@a.example> wrote:\n\n${quote}`],
  ['Gmail, its line wrapped', `Too dear.\n\nOn Mon, 2 Mar 2026 at 10:00, Vitrine <desk@a.example>\nwrote:\n${quote}\n`],
  ['Thunderbird in German', `Too dear.\n\nAm 02.03.26 um 10:00 schrieb Vitrine:\n${quote}`],
  ['a program in Chinese', `Too dear.\n\n于2026年3月2日周一 10:00写道：\n${quote}`],
  ['a program in Arabic, with a mark of direction', `Too dear.\n\nفي 2 مارس 2026 10:00، كتب Vitrine:\u200f\n${quote}`],
  [
    'Outlook',
    'Too dear.\n\n________________________________\nVon: Vitrine <desk@a.example>\nGesendet: Montag\nAn: me\n\nOur offer',
  ],
  ['Outlook without a rule', 'Too dear.\n\nОт: Vitrine <desk@a.example>\nОтправлено: 2 марта\nКому: me\n\nOur offer'],
  ['a rule', 'Too dear.\n\n-----Original Message-----\nFrom: Vitrine\n\nOur offer'],
])('parts what was written from what was quoted: %s [R15.180]', (_program, text) => {
  const { own, quoted } = splitQuote(text)
  expect(own).toBe('Too dear.')
  expect(quoted).toContain('Our offer')
  expect(text.replaceAll(/\s/g, '')).toBe((own + quoted).replaceAll(/\s/g, ''))
})

it('folds nothing that somebody has written: between the lines, below them, or above them with a colon [R15.180]', () => {
  const between = `${quote}\nToo dear.\n> In March\nIn May, please.`
  expect(splitQuote(between)).toEqual({ own: between, quoted: '' })
  expect(splitQuote(`${quote}\n\nToo dear.`).own).toContain('Too dear.')
  expect(splitQuote(`${between}\n\n> Regards`)).toEqual({ own: between, quoted: '> Regards' })
  expect(splitQuote(`Please change these:\n${quote}`)).toEqual({ own: 'Please change these:', quoted: quote })
  const list = 'Width: 3 m\nHeight: 2 m\nColour: white\nWhen can it be here?'
  expect(splitQuote(list)).toEqual({ own: list, quoted: '' })
})

it('shows a mail that is nothing but a quote [R15.180]', () => {
  expect(splitQuote(quote)).toEqual({ own: quote, quoted: '' })
  expect(splitQuote('')).toEqual({ own: '', quoted: '' })
})

it('takes no longer for lines that were made to take long [R15.180]', () => {
  const text = Array.from({ length: 50 }, () => `--${' a'.repeat(100)}\n${'-'.repeat(200)}`).join('\n')
  const before = performance.now()
  splitQuote(`-- ${'a '.repeat(5_000)}`)
  splitQuote(text)
  expect(performance.now() - before).toBeLessThan(200)
})
