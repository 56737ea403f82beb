import { counterCollection } from '../../platform/database/counter-collection.ts'

/** The last number that an enquiry got, one row a year; counted in acceptance/next-number.ts. */
export const enquiryCounters = counterCollection({
  slug: 'enquiry-counters',
  keyField: { name: 'year', type: 'number', required: true, unique: true },
  count: 'last',
})
