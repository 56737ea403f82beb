import type { Payload, PayloadRequest } from 'payload'

/** Commits everything that `work` writes with its request, or nothing of it. */
export async function inTransaction<T>(
  payload: Payload,
  work: (req: Partial<PayloadRequest>) => Promise<T>,
): Promise<T> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('the database has no transactions')
  try {
    const result = await work({ payload, transactionID })
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
