import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/sha'

/** Solves a challenge of the site and gives the proof; undefined where this browser cannot. */
export async function solveProofOfWork(): Promise<string | undefined> {
  const response = await fetch('/proof')
  // It needs Web Crypto, which exists in secure contexts only.
  if (!response.ok || !globalThis.crypto?.subtle) return undefined
  const challenge = (await response.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 20_000 })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
