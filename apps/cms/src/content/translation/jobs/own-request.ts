import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { JobRecord } from './job-record.ts'

/**
 * The request of background work: what it saves is signed by whoever asked for it, with what has written the texts behind the name. The account may be gone.
 * @param by such as the name of a provider
 */
export async function createOwnRequest(
  payload: Payload,
  { accountId, accountName }: Pick<JobRecord, 'accountId' | 'accountName'>,
  by: string,
  transaction: Partial<PayloadRequest>,
): Promise<PayloadRequest> {
  const user = { id: accountId ?? 0, email: accountName, name: `${accountName} (${by})`, collection: 'users' as const }
  const req = await createLocalReq({ user: user as never, locale: 'all' }, payload)
  return Object.assign(req, { headers: new Headers(), transactionID: transaction.transactionID })
}
