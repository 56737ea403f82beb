import { counterCollection } from '../../platform/database/counter-collection.ts'

/** The last number that an enquiry got, one row a year; counted in src/enquiries/next-number.ts. */
export const enquiryCounters = counterCollection({
  slug: 'enquiry-counters',
  of: { name: 'year', type: 'number', required: true, unique: true },
  count: 'last',
})
