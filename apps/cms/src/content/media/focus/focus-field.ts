import type { GroupField, NumberField } from 'payload'
import { focusLabel } from './focus-texts.ts'

/**
 * The point of a picture that stays in view where the picture is cut, in whole per cent from its left and its top; the middle where
 * nothing is set. Payload's own focal point would make the files anew under names that browsers keep for a year.
 */
export function focusField(): GroupField {
  return {
    name: 'focus',
    type: 'group',
    label: focusLabel('focus.label'),
    admin: { components: { Field: '/content/media/focus/FocusField.tsx#FocusField' }, disableListColumn: true },
    fields: [axis('x'), axis('y')],
  }
}

const axis = (name: 'x' | 'y'): NumberField => ({
  name,
  type: 'number',
  min: 0,
  max: 100,
  admin: { step: 1, disableListColumn: true, disableListFilter: true },
})
