import { expect, it } from 'vitest'
import { maskContacts } from './mask-contacts.ts'

it('leaves out addresses, telephone numbers and links, and no figures of machines [R15.140]', () => {
  expect(maskContacts('Write to ada@example.com or +49 (30) 123-456-7, see https://engines.example/ada')).toBe(
    'Write to … or …, see …',
  )
  const figures = 'Profiles of 6500 × 120 mm, 400 V, 50 Hz, 12 000 units in 2027'
  expect(maskContacts(figures)).toBe(figures)
})
