import { productConditions } from '@vitrine/contract/shapes/submission'
import type { Field } from 'payload'
import { deskLabel } from '../desk/desk-texts.ts'

const access = { update: () => false }

/** What a service request says of the machine; its words are in the basket. Written by the program. */
export const serviceFields: Field[] = [
  { name: 'serialNumber', type: 'text', label: deskLabel('serialNumber'), access },
  // By letters and digits alone, as the records of serial numbers: what belongs to one machine is found by it.
  {
    name: 'serialKey',
    type: 'text',
    index: true,
    access,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'condition',
    type: 'select',
    label: deskLabel('condition'),
    access,
    options: productConditions.map((value) => ({ value, label: deskLabel(`condition.${value}`) })),
  },
]
