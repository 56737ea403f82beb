import { describe, expect, it } from 'vitest'
import { keepFigures, splitAtFigures, splitAtKept } from './figures.ts'

describe('keepFigures', () => {
  it.each([
    ['within 2 °C of 18 000 m² and 0.2 mm', 'within 2\u00a0°C of 18 000\u00a0m² and 0.2\u00a0mm'],
    ['厂房 2,800 m²的生产线', '厂房 2,800\u00a0m²的生产线'],
    ['до 5 мм и 7 кВт', 'до 5\u00a0мм и 7\u00a0кВт'],
    ['زائدة 2.0 مم', 'زائدة 2.0\u00a0مم'],
    ['dal 1974 l’attrezzista', 'dal 1974 l’attrezzista'],
    ['5 станков, 12 кВт, 3 м³/ч', '5 станков, 12\u00A0кВт, 3\u00A0м³/ч'],
    ['for 4 machines and 5 men', 'for 4 machines and 5 men'],
    ['60 m/min', '60\u00a0m/min'],
    ['von 600 Pa ausgelegt', 'von 600\u00a0Pa ausgelegt'],
    ['بسرعة 20 م/دقيقة', 'بسرعة 20\u00a0م/دقيقة'],
    ['the NV 450', 'the NV 450'],
    ['under 12 · NV 250', 'under 12\u00a0· NV 250'],
    ['PVC and 5 men, A 4', 'PVC and 5 men, A 4'],
  ])('%s [R19.23, R19.95]', (text, kept) => expect(keepFigures(text)).toBe(kept))
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

describe('splitAtKept', () => {
  it.each([
    ['до 20 м/мин и 3 м³/ч', ['м/мин', 'м³/ч']],
    ['بسرعة 20 م/دقيقة في', ['م/دقيقة']],
    ['up to 20 m/min', []],
    ['да/нет', []],
    ['周一至周五 7:30–17:00，1974–2026', ['7:30–17:00', '1974–2026']],
    ['vom 18. bis 20. Mai 2027, Version 2.0 der 3. Ausgabe', ['18. bis', '20. Mai', '3. Ausgabe']],
    ['nach den technischen Vorschriften TR ZU 004, 010 und 020', ['TR ZU 004']],
    ['eine 500-mm-Sägescheibe, 10-kW-Motor', ['500-mm', '10-kW']],
    ['a 4-head welder, 2-3 m', []],
    ['under 12 · NV 250', []],
    ['The NV 450, an NV 1210 and what EN 14351-1 says, for PVC and 5 men, A 4', ['NV 450', 'NV 1210', 'EN 14351-1']],
    [
      '锯床 NV 450 与 NV 550 在同一条生产线上工作，一台切割型材，另一台切割扇料，两台都由同一个程序控制。',
      ['NV 450', 'NV 550'],
    ],
  ])('%s [R19.95]', (text, units) => {
    const pieces = splitAtKept(keepFigures(text))
    expect(pieces.filter((_, index) => index % 2 === 1)).toEqual(units)
    expect(pieces.join('')).toBe(keepFigures(text))
  })
})
