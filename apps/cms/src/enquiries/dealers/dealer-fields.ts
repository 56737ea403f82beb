import type { Field } from 'payload'
import { deskLabel } from '../desk/desk-texts.ts'
import { dealerStates } from './dealer-states.ts'

const access = { update: () => false }

/** Which dealer an enquiry was sent to, and what became of it. Written by the program. */
export const dealerFields: Field[] = [
  {
    name: 'dealer',
    type: 'relationship',
    label: deskLabel('dealer'),
    relationTo: 'dealer-contacts',
    index: true,
    access,
  },
  {
    name: 'dealerState',
    type: 'select',
    label: deskLabel('dealer.state'),
    index: true,
    access,
    options: dealerStates.map((value) => ({ value, label: deskLabel(`dealer.state.${value}`) })),
  },
]
