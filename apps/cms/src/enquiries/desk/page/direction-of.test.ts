import { expect, it } from 'vitest'
import { directionOf } from './direction-of.ts'

it('takes the direction of a subject from what stands after Re: and the number [R15.84]', () => {
  const subjects = [
    'Re: [NV-2026-000001] استفسارك إلى Norvane',
    'RE: Re: [NV-2026-000001] درخواست شما',
    '[NV-2026-000001] طلبك',
    'Re: [NV-2026-000001] Ihre Anfrage an نور',
    'رد: [NV-2026-000001] Your enquiry',
    'Re: [NV-2026-000001] 12 × ماكينة',
    'Re: [NV-2026-000001]',
    '',
  ]
  expect(subjects.map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr', 'rtl', 'ltr', 'ltr'])
})
