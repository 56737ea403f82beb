import { calls } from '@vitrine/contract/calls'
import { privateHeaders } from './document.ts'
import type { BuyerAddress } from './buyer-pages.ts'

const TIMEOUT_MS = 30_000

/** Passes the file of an offer on, as a download that nobody keeps; null where there is none, or the back office does not answer. */
export async function sendOfferFile(apiBase: string, { token }: BuyerAddress, offer: string): Promise<Response | null> {
  try {
    const response = await fetch(apiBase + calls.readBuyerOffer.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, offer }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      return null
    }
    const told = ['content-length', 'content-disposition'].flatMap((name) => {
      const value = response.headers.get(name)
      return value ? [[name, value] as const] : []
    })
    return new Response(response.body, {
      headers: {
        ...privateHeaders,
        'content-type': 'application/pdf',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        ...Object.fromEntries(told),
      },
    })
  } catch (error) {
    console.error('the file of an offer could not be asked for:', error)
    return null
  }
}
