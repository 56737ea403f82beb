import { expect, it } from 'vitest'
import { maskContacts } from './mask-contacts.ts'

it('leaves out addresses, telephone numbers and links, and no figures of machines [R15.140]', () => {
  expect(maskContacts('Write to ada@example.com or +49 (30) 123-456-7, see https://engines.example/ada')).toBe(
    'Write to … or …, see …',
  )
  const figures = 'Profiles of 6500 × 120 mm or 6500–7000 mm, 400 V, 50 Hz, 12 000 units, 15000-20000 in 2027'
  expect(maskContacts(figures)).toBe(figures)
})

it.each([
  ['Arabic', 'اتصل بي على ٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', 'اتصل بي على …'],
  ['Persian', 'تلفن: ۰۲۱۴۴۵۵۶۶۷۷', 'تلفن: …'],
  ['Kannada', 'ಕರೆ ಮಾಡಿ: ೯೮೪೫೦ ೧೨೩೪೫', 'ಕರೆ ಮಾಡಿ: …'],
  ['dashes', 'Ring 030 – 123 456 7', 'Ring …'],
  ['addresses of chats', 'or wa.me/491701234 at any time', 'or … at any time'],
])('leaves them out in the digits and with the marks of %s too [R15.140]', (_what, text, masked) => {
  expect(maskContacts(text)).toBe(masked)
})
