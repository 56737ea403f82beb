import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { BuyerPage } from '@vitrine/contract/shapes/buyer-page'
import type { BuyerAddress } from './buyer-pages.ts'

export type BuyerAnswer = BuyerPage | { kind: 'gone' } | { kind: 'unreachable' }

/** What the back office says of a private link. A wrong one is told from a back office that is away: then nobody knows. */
export async function askBackend(client: Client, { language, token }: BuyerAddress): Promise<BuyerAnswer> {
  try {
    return await client('readBuyerPage', language, { body: { token } })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return { kind: 'gone' }
    console.error('the page of a buyer could not be asked for:', error)
    return { kind: 'unreachable' }
  }
}
