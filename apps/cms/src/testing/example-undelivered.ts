import type { UndeliveredEnquiry } from '@vitrine/contract/spool-api'

/** An enquiry that the content API has refused, for tests. */
export const exampleUndelivered: UndeliveredEnquiry = {
  id: '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11',
  kind: 'order',
  state: 'refused',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '441234567',
  message: 'A saw, please.',
  language: 'en',
  files: 0,
  receivedAt: '2027-03-01T11:00:00.000Z',
  attempts: 4,
  nextAt: null,
  lastError: 'status 422',
}
