import type { Field } from 'payload'
import { MAX_LINE_LENGTH } from '@vitrine/contract/submission-limits'
import { deskLabel } from '../desk/desk-texts.ts'

/**
 * What is to be done next about an enquiry, and since when its visitor waits. `waitingSince` is when he last wrote what nobody has answered
 * since; an enquiry that was never answered waits since it came. `escalatedAt` is when that had lasted too long.
 */
export const nextStepFields: Field[] = [
  {
    name: 'nextStepOn',
    type: 'date',
    label: deskLabel('nextStep.on'),
    index: true,
    admin: { date: { pickerAppearance: 'dayOnly' } },
  },
  { name: 'nextStep', type: 'text', label: deskLabel('nextStep'), maxLength: MAX_LINE_LENGTH },
  {
    name: 'waitingSince',
    type: 'date',
    label: deskLabel('waitingSince'),
    index: true,
    access: { update: () => false },
    admin: { disableBulkEdit: true },
  },
  {
    name: 'escalatedAt',
    type: 'date',
    label: deskLabel('escalatedAt'),
    index: true,
    access: { update: () => false },
    admin: { disableBulkEdit: true },
  },
]
