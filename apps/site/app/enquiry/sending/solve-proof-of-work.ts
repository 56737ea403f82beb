import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/sha'

/** Does the work that the site asks of a browser and gives the proof of it; undefined where that cannot be done here. */
export async function solveProofOfWork(): Promise<string | undefined> {
  const response = await fetch('/proof')
  // The work needs the browser's own hashing, which it lends to secure addresses only.
  if (!response.ok || !globalThis.crypto?.subtle) return undefined
  const challenge = (await response.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 20_000 })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
