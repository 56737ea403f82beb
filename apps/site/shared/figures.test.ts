import { describe, expect, it } from 'vitest'
import { keepFigures, splitAtFigures } from './figures.ts'

describe('keepFigures', () => {
  it.each([
    ['within 2 °C of 18 000 m² and 0.2 mm', 'within 2\u00a0°C of 18 000\u00a0m² and 0.2\u00a0mm'],
    ['厂房 2,800 m²的生产线', '厂房 2,800\u00a0m²的生产线'],
    ['до 5 мм и 7 кВт', 'до 5\u00a0мм и 7\u00a0кВт'],
    ['زائدة 2.0 مم', 'زائدة 2.0\u00a0مم'],
    ['dal 1974 l’attrezzista', 'dal 1974 l’attrezzista'],
    ['5 станков, 12 кВт, 3 м³/ч', '5 станков, 12\u00A0кВт, 3\u00A0м³/ч'],
    ['for 4 machines and 5 men', 'for 4 machines and 5 men'],
    ['NV 450 mitre saw', 'NV 450 mitre saw'],
    ['60 m/min', '60\u00a0m/min'],
  ])('%s [R19.23]', (text, kept) => expect(keepFigures(text)).toBe(kept))
})

describe('splitAtFigures', () => {
  it.each([
    ['حرارتها 24 °C في الداخل', ['24\u00a0°C']],
    ['من 0.2–2.0 مم', ['0.2–2.0']],
    ['وصلة 1/4″ للهواء', ['1/4″']],
    ['بزاوية 90° و 70 %', ['90°', '70\u00a0%']],
    ['طاولة 800 × 600 مم', ['800 × 600']],
    ['ماكينة NV 450 في 1974', []],
    ['الفئة 4 من ISO 8573-1 للجسيمات', []],
    ['مساحة 18\u00A0000 m²', ['18\u00A0000\u00A0m²']],
  ])('%s [R19.23]', (text, figures) => {
    const pieces = splitAtFigures(text)
    expect(pieces.filter((_, index) => index % 2 === 1)).toEqual(figures)
    expect(pieces.join('')).toBe(keepFigures(text))
  })
})
