import { describe, expect, it } from 'vitest'
import { fold, foldLetters } from './fold.ts'

const same = (a: string, b: string) => expect(fold(a).plain).toBe(fold(b).plain)

describe('equal spellings', () => {
  it.each([
    ['café', 'CAFE'],
    ['cafe\u0301', 'café'],
    ['Fräse', 'frase'],
    ['Straße', 'STRASSE'],
    ['ø œ æ ł đ', 'O OE AE L D'],
    ['Thiết bị cắt đôi', 'thiet bi cat doi'],
    ['Șurub țeavă', 'surub teava'],
    ['Şurub', 'Șurub'],
    ['KÖŞE KAYNAK', 'köşe kaynak'],
    ['ΣΑΚΟΣ', 'σακος'],
    ['πριόνι', 'ΠΡΙΟΝΙ'],
    ['ПИЛА', 'пила'],
    ['счётчик', 'СЧЕТЧИК'],
    ['２４ Ｖ', '24 v'],
    ['m²', 'M2'],
    ['d’angle', "d'angle"],
  ])('%s, %s [R17.1]', same)

  it.each(['İTMELİ', 'ITMELI', 'ıtmelı', 'itmeli', 'Itmelİ'])('%s, whatever its i [R17.1]', (word) =>
    same(word, 'itmeli'),
  )

  it.each([
    ['أداة', 'اداه'],
    ['إنتاج', 'انتاج'],
    ['آلة', 'الة'],
    ['ٱلة', 'الة'],
    ['مَكِينَة', 'مكينة'],
    ['مـــكينة', 'مكينة'],
    ['على', 'علي'],
    ['ماشین', 'ماشين'],
    ['دستگاه برش', 'دستگاه برش'],
    ['یک', 'يك'],
    ['۴۵۰', '450'],
    ['٤٥٠', '450'],
    ['ﻻ', 'لا'],
  ])('%s, %s [R17.1]', same)

  it('ignores Persian half-spaces and Kannada joiners [R17.1]', () => {
    same('می‌شود', 'میشود')
    same('ಟರ್ನ್‌ಕೀ', 'ಟರ್ನ್ಕೀ')
    same('೪೫೦', '450')
  })
})

describe('different spellings', () => {
  it.each([
    ['мой', 'мои'],
    ['ಕಾ', 'ಕ'],
    ['ಕಿ', 'ಕ'],
    ['1.5', '15'],
    ['锯', '锉'],
  ])('%s, %s [R17.1]', (a, b) => expect(fold(a).tight).not.toBe(fold(b).tight))
})

it('treats spaces and hyphens alike, and gives a text without them [R17.2]', () => {
  expect(fold(' NV\u00a0450 – up‑cut ')).toEqual({ plain: 'nv 450 up cut', tight: 'nv450upcut' })
  expect(fold('推料式 PVC 自动')).toEqual({ plain: '推料式pvc自动', tight: '推料式pvc自动' })
})

it('folds a text as its graphemes [R17.1]', () => {
  const text = 'İstanbul ΣΑΚΟΣ й́ ѐ Thiết مَكِينَة ಯಂತ್ರ ﬁne 👷🏽‍♀️'
  const parts = [...new Intl.Segmenter('und').segment(text)].map(({ segment }) => foldLetters(segment))
  expect(parts.join('')).toBe(foldLetters(text))
})
