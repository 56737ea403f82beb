import { expect, it } from 'vitest'
import { heading, paragraph, root, text } from '../rich-text/nodes.ts'
import { checkHeadings } from './check-headings.ts'

const at = (level: 2 | 3 | 4, title: string) => heading(level, [text(title, 0)])

it('finds headings that skip a level on the way down, and none on the way up [R14.101]', () => {
  const found = checkHeadings(
    root([at(3, 'Too deep'), at(2, 'Use'), paragraph([text('x', 0)]), at(3, 'Daily'), at(2, 'Care'), at(4, 'Oil')]),
    'description',
  )
  expect(found).toEqual([
    { kind: 'heading', field: 'description', detail: 'Too deep' },
    { kind: 'heading', field: 'description', detail: 'Oil' },
  ])
  expect(checkHeadings(root([at(2, 'Use'), at(3, 'Daily'), at(4, 'Oil'), at(2, 'Care')]), 'x')).toEqual([])
  expect(checkHeadings(null, 'x')).toEqual([])
})
