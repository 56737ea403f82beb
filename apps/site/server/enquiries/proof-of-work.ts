import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readKeptSecret } from '@vitrine/platform/kept-secret'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { SenderCounts } from './sender-counts.ts'

const VALID_MS = 10 * 60 * 1000
/** A browser computes about half as many hashes before an enquiry is sent: a second or so on a phone. */
const MAX_WORK = 40_000
/** Once, for as long as it can be shown. */
const ONCE = { max: 1, windowMs: VALID_MS }

/** Work that a browser does before it sends an enquiry, with no third party (ALTCHA, altcha.org). */
export type ProofOfWork = {
  /** A new challenge, for `GET /proof`. */
  challenge(): Promise<object>
  /** Whether this solves a challenge of ours, in time, and for the first time. @param proof base64 of JSON */
  verify(proof: string | undefined): Promise<boolean>
}

/**
 * What challenges are signed with: kept in DATA_DIR, so that work begun before a restart, or with another process on the same folder, counts.
 * Where it cannot be kept, one that ends with this process.
 */
export function readProofSecret(dataDir: string): string {
  const path = join(dataDir, 'proof-secret')
  try {
    return readKeptSecret(path)
  } catch (error) {
    console.error(`${path} cannot be kept:`, error)
    return randomBytes(32).toString('hex')
  }
}

/** @param secret of `readProofSecret` @param counts knows which proofs were used */
export function createProofOfWork(secret: string, counts: SenderCounts): ProofOfWork {
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(MAX_WORK),
        deriveKey,
        hmacSignatureSecret: secret,
        expiresAt: new Date(Date.now() + VALID_MS),
      }),
    async verify(proof) {
      const payload = readPayload(proof)
      if (!payload) return false
      const { challenge, solution } = payload
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret }).catch(
        () => ({ verified: false }),
      )
      return verified && counts.take('proof', String(challenge.signature), ONCE) === 0
    },
  }
}

function readPayload(proof: string | undefined): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(proof ?? '', 'base64').toString()) as Payload | null
    return payload?.challenge.parameters && payload.solution ? payload : null
  } catch {
    return null
  }
}
