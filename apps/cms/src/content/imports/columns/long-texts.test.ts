import { expect, it } from 'vitest'
import { toLexical } from '../../rich-text/markdown-to-lexical.ts'
import { list, paragraph, root, text } from '../../rich-text/nodes.ts'
import { withChangedTexts, withMarkdown } from './long-texts.ts'

const nested = list(false, [[text('one', 0)]])
nested.children?.[0]?.children?.push(list(false, [[text('two', 0)]]))
const product = {
  id: 5,
  description: { en: root([nested]), de: root([paragraph([text('Sägt', 0)])]), fr: root([]), it: null },
}

it('has descriptions as Markdown, and says which are more than that [R14.195]', () => {
  expect(withMarkdown(product)).toMatchObject({ id: 5, description: { de: 'Sägt', fr: null }, inexact: ['en'] })
  expect(withMarkdown({ id: 6 })).toEqual({ id: 6, description: {}, inexact: [] })
})

it('leaves the descriptions in other languages as the editor keeps them, to the letter [R14.195]', () => {
  const before = withMarkdown(product).description
  const changed = withChangedTexts(product, before, { ...before, de: '## Sägt zweimal', it: 'Taglia' })
  expect(changed.en).toBe(product.description.en)
  expect(changed.fr).toBe(product.description.fr)
  expect([changed.de, changed.it]).toEqual([toLexical('## Sägt zweimal'), toLexical('Taglia')])
  expect(withChangedTexts(product, before, { ...before, en: null }).en).toBeNull()
})
