import { richText } from '@vitrine/contract/shapes/text'
import { describe, expect, it } from 'vitest'
import { toLexical } from './markdown-to-lexical.ts'
import { paragraph, root, text } from './nodes.ts'
import { toPlainText, toRichText } from './to-rich-text.ts'

const convert = (markdown: string) => toRichText(toLexical(markdown))

describe('from Markdown through the editor to the contract', () => {
  it('keeps headings, paragraphs, lists and quotes [R14.11]', () => {
    const blocks = convert('## Two\nOne line\nand the next.\n\n- a\n- b\n\n1. c\n\n> said\n> so\n\n#### Four')
    expect(blocks).toEqual([
      { type: 'heading', level: 2, spans: [{ text: 'Two' }] },
      { type: 'paragraph', spans: [{ text: 'One line and the next.' }] },
      { type: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { type: 'list', ordered: true, items: [[{ text: 'c' }]] },
      { type: 'quote', spans: [{ text: 'said so' }] },
      { type: 'heading', level: 4, spans: [{ text: 'Four' }] },
    ])
    expect(richText.safeParse(blocks).success).toBe(true)
  })

  it('keeps bold, italic and links, nested too [R14.11]', () => {
    expect(convert('A **bold _and italic_** word, [a **link**](/turnkey).')).toEqual([
      {
        type: 'paragraph',
        spans: [
          { text: 'A ' },
          { text: 'bold ', bold: true },
          { text: 'and italic', bold: true, italic: true },
          { text: ' word, ' },
          { text: 'a ', href: '/turnkey' },
          { text: 'link', bold: true, href: '/turnkey' },
          { text: '.' },
        ],
      },
    ])
  })

  it('leaves underscores inside words and lone stars alone', () => {
    expect(toPlainText(toLexical('snake_case_name and 2 * 3'))).toBe('snake_case_name and 2 * 3')
  })

  it('drops the address of links that run scripts [R12.6]', () => {
    expect(convert('[x](javascript:alert)')).toEqual([{ type: 'paragraph', spans: [{ text: 'x' }] }])
  })

  it('drops empty paragraphs', () => {
    expect(toRichText(root([paragraph([]), paragraph([text(' ', 0)])]))).toEqual([])
    expect(toRichText(null)).toEqual([])
  })
})
