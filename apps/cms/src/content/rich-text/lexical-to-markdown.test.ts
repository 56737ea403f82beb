import { expect, it } from 'vitest'
import { isWholeInMarkdown, toMarkdown } from './lexical-to-markdown.ts'
import { toLexical } from './markdown-to-lexical.ts'
import { BOLD, heading, ITALIC, link, list, paragraph, root, text } from './nodes.ts'

const markdown = `## How it cuts

Two blades **cut _both_ ends** at _once_, see [the **line**](/turnkey/line).

- PVC
- Aluminium, 3 mm

1. Clamp
2. Cut

> Quiet.`

it('writes a long text as the Markdown that it is read from [R14.195]', () => {
  expect(toMarkdown(toLexical(markdown))).toBe(markdown)
  expect(isWholeInMarkdown(toLexical(markdown))).toBe(true)
  expect([toMarkdown(null), isWholeInMarkdown(null)]).toEqual(['', true])
})

it('takes what the editor keeps in several pieces as one, and leaves out empty paragraphs [R14.195]', () => {
  const typed = root([paragraph([]), paragraph([text('Cuts ', 0), text('two', 0), text(' ends', BOLD | ITALIC)])])
  expect(toMarkdown(typed)).toBe('Cuts two**_ ends_**')
  expect(isWholeInMarkdown(typed)).toBe(true)
})

it('knows what would not be the same again [R14.195]', () => {
  const nested = list(false, [[text('one', 0)]])
  nested.children?.[0]?.children?.push(list(false, [[text('two', 0)]]))
  const newTab = link('/x', [text('there', 0)], 'a')
  newTab.fields = { ...newTab.fields, newTab: true }
  for (const node of [
    nested,
    paragraph([text('a', 0), { type: 'linebreak', version: 1 }, text('b', 0)]),
    paragraph([text('2 * 3, **not bold**', 0)]),
    paragraph([text('# no heading? yes', 8)]),
    paragraph([text('- no list', 0)]),
    paragraph([newTab]),
    { ...paragraph([text('in the middle', 0)]), format: 'center' },
    heading(2, [text('snake_case and _x_', 0)]),
  ])
    expect([JSON.stringify(node), isWholeInMarkdown(root([node]))]).toEqual([JSON.stringify(node), false])
})
