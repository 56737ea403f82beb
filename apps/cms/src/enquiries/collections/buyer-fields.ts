import type { Field } from 'payload'
import { deskLabel } from '../desk/desk-texts.ts'

const index = true
const access = { update: () => false }

/** What an enquiry remembers of its buyer's page, for lists and the dashboard. Written by the program. */
export const buyerFields: Field[] = [
  { name: 'buyerWroteAt', type: 'date', label: deskLabel('buyer.wroteAt'), index, access },
  { name: 'urgent', type: 'checkbox', label: deskLabel('buyer.urgent'), index, access },
  { name: 'erasureRequestedAt', type: 'date', label: deskLabel('buyer.erasureRequestedAt'), index, access },
]
