import { describe, expect, it } from 'vitest'
import { shortenDescription } from './shorten-description.ts'

const english =
  'The saw cuts two mitres at once, measures the profile while it is clamped, and hands the piece over to the welder without a stop between. '
const chinese = '双头精密切割锯可同时切割两个斜角，夹紧时测量型材，并将工件不停顿地交给焊机。'

describe('shortenDescription', () => {
  it('leaves a short text as it is [R16.9]', () => {
    expect(shortenDescription('All saws', 'en')).toBe('All saws')
    expect(shortenDescription(` ${english}`, 'en')).toBe(english.trim())
  })

  it('ends after a whole word, below 160 characters [R16.9]', () => {
    const short = shortenDescription(english.repeat(3), 'en')
    expect(short.length).toBeLessThan(160)
    expect(short.length).toBeGreaterThan(140)
    expect(short).toMatch(/…$/)
    expect(english.repeat(3)).toContain(`${short.slice(0, -1)} `)
    expect(short).not.toMatch(/[\s,.]…$/)
  })

  it('ends after a whole word where words have no spaces between them [R16.9]', () => {
    const text = chinese.repeat(6)
    const short = shortenDescription(text, 'cn')
    expect(short.length).toBeLessThan(160)
    expect(short.length).toBeGreaterThan(140)
    const ends = [...new Intl.Segmenter('zh-Hans', { granularity: 'word' }).segment(text)].map((it) => it.index)
    expect(ends).toContain(short.length - 1)
  })

  it('cuts no letter in two, even in a text without a word end [R16.9]', () => {
    expect(shortenDescription('\u{1d400}'.repeat(200), 'en')).toMatch(/^(\u{1d400})+…$/u)
    expect(shortenDescription('x'.repeat(200), 'en')).toBe(`${'x'.repeat(158)}…`)
  })
})
