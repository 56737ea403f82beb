import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { foldList } from './folded-list.ts'
import { matchList, ranks } from './match.ts'
import { rankField } from './rank-field.ts'

/** How well one text matches, or null. */
function match(text: string, query: string) {
  const found = matchList(
    foldList([{ text }], (it) => ({ names: [it.text], slug: null })),
    fold(query),
  )
  const rank = ranks.find((_, i) => found[i]?.length) ?? null
  const alone = rankField(fold(text).plain, fold(query))
  // A field by itself is ranked as in a list.
  expect(alone === null ? null : ranks[alone]).toBe(rank)
  return rank
}

describe('matchList', () => {
  it.each([
    ['NV 450', 'nv450', 'whole'],
    ['NV 450', 'nv-450', 'whole'],
    ['NV450', 'NV 450', 'whole'],
    ['NV 450', 'nv4', 'start'],
    ['Double mitre saw', 'doublem', 'start'],
    ['Double mitre saw NV-450', 'nv450', 'word'],
    ['Double mitre saw', 'saw', 'word'],
    ['Semi-automatic up-cut saw', 'upcut', 'word'],
    ['Welder', 'eld', 'inside'],
    ['Double mitre saw', 'e mit', 'inside'],
    ['推料式 PVC 自动切割中心', '式PVC自动', 'inside'],
    ['气动摆角双头切割锯', '切割 锯', 'inside'],
    ['Двухголовочная пила', 'ПИЛА', 'word'],
    ['منشار مزدوج الرأس', 'الراس', 'word'],
    ['می‌شود', 'می شود', 'whole'],
    ['300 windows a shift, Poland', ',', 'inside'],
  ])('%s has %s: %s [R17.2, R17.3]', (text, query, rank) => expect(match(text, query)).toBe(rank))

  it.each([
    ['Double mitre saw', 'emit'],
    ['Glass saw', 'ssaw'],
    ['Weight 150 kg', '1.5'],
    ['Double mitre saw', 'saw double'],
    ['NV 450', 'NV 4500'],
    ['', 'x'],
  ])('%j has no %j [R17.2]', (text, query) => expect(match(text, query)).toBeNull())
})
