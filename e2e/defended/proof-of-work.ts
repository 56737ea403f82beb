import type { APIRequestContext } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/sha'
import { isDefended } from '../test-instance.ts'

/** The header of an enquiry that a test sends without a browser: the work that one would do, where the product asks for it. */
export async function proofOfWork(request: APIRequestContext): Promise<Record<string, string>> {
  if (!isDefended) return {}
  const challenge = (await (await request.get('/proof')).json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 })
  return { 'x-proof': btoa(JSON.stringify({ challenge, solution })) }
}
