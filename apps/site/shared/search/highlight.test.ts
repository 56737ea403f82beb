import { describe, expect, it } from 'vitest'
import { fold } from '@vitrine/locales/search/fold'
import { highlightText } from './highlight.ts'

/** The text with its matches in brackets. */
const mark = (text: string, query: string) =>
  highlightText(text, fold(query))
    .map((piece, i) => (i % 2 === 1 ? `[${piece}]` : piece))
    .join('')

describe('highlightText', () => {
  it.each([
    ['Double mitre saw', 'MITRE', 'Double [mitre] saw'],
    ['Saw for saws', 'saw', '[Saw] for [saw]s'],
    ['NV 450', 'nv450', '[NV 450]'],
    ['NV450', 'nv 450', '[NV450]'],
    ['Saw NV–450 S', 'NV450', 'Saw [NV–450] S'],
    ['emit: Double mitre', 'emit', '[emit]: Double mitre'],
    ['Fräse und Café', 'cafe', 'Fräse und [Café]'],
    ['Cafe\u0301 au lait', 'café', '[Cafe\u0301] au lait'],
    ['Straße', 'ss', 'Stra[ß]e'],
    ['Maß', 's', 'Ma[ß]'],
    ['İTMELİ besleme', 'itmeli', '[İTMELİ] besleme'],
    ['Dış ısıtıcı', 'ISITICI', 'Dış [ısıtıcı]'],
    ['Двухголовочная пила', 'ПИЛ', 'Двухголовочная [пил]а'],
    ['ΣΑΚΟΣ', 'σάκος', '[ΣΑΚΟΣ]'],
    ['منشارٌ مزدوج الرَّأْس', 'الراس', 'منشارٌ مزدوج [الرَّأْس]'],
    ['دستگاه ۴۵۰', '450', 'دستگاه [۴۵۰]'],
    ['ಯಂತ್ರ', 'ಯ', '[ಯಂ]ತ್ರ'],
    ['推料式 PVC 自动', 'pvc自', '推料式 [PVC 自]动'],
    ['Thiết bị cắt đôi', 'cat doi', 'Thiết bị [cắt đôi]'],
    ['👷🏽‍♀️ saw', 'saw', '👷🏽‍♀️ [saw]'],
    ['Welder', 'saw', 'Welder'],
    ['Welder', '', 'Welder'],
    ['', 'x', ''],
  ])('%s and %s: %s [R17.5]', (text, query, marked) => expect(mark(text, query)).toBe(marked))

  it('loses nothing of a text that looks like markup [R17.5]', () => {
    const text = '<b>saw</b> & "saw"'
    expect(highlightText(text, fold('saw'))).toEqual(['<b>', 'saw', '</b> & "', 'saw', '"'])
  })
})
