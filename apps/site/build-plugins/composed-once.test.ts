import { expect, it } from 'vitest'
import { leaveOutCopies } from './composed-once.ts'

it('leaves out what a module composes from others and says whose it is [R13.50]', () => {
  const compiled = `/* a card { */ .card_Abc { color: red }
@media print { .card_Abc:hover, .link_Abc { color: blue } }
.own_Xyz .card_Abc { margin: 0 }
.own_Xyz::after { content: '}.no_Abc{' }
@keyframes leave_Xyz { to { opacity: 0 } }`
  const { kept, foreign } = leaveOutCopies(compiled, 'Xyz')
  expect(kept).toBe(`.own_Xyz .card_Abc { margin: 0 }
.own_Xyz::after { content: '}.no_Abc{' }
@keyframes leave_Xyz { to { opacity: 0 } }`)
  expect([...foreign]).toEqual(['Abc'])
})
