import type { Field } from 'payload'
import { deskLabel } from '../desk/desk-texts.ts'
import { enquiryOfferStates } from './offer-states.ts'

/** How far the newest offer of an enquiry is. Written by the program. */
export const offerFields: Field[] = [
  {
    name: 'offerState',
    type: 'select',
    label: deskLabel('offer'),
    index: true,
    access: { update: () => false },
    options: enquiryOfferStates.map((value) => ({ value, label: deskLabel(`offer.state.${value}`) })),
  },
]
