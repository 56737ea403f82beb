import type { Payload, PayloadRequest } from 'payload'
import type { SecondFactor } from '../../../payload-types.ts'
import { decryptSecret, encryptSecret } from './encrypt-secret.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { newTotpSecret, totpStep } from './totp.ts'

const collection = 'second-factors'
type Transaction = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

async function findFactor(req: Transaction, account: number): Promise<SecondFactor | null> {
  return req.payload.db.findOne<SecondFactor>({
    collection,
    where: { account: { equals: account } },
    req: req as never,
  })
}

/** Whether an account logs in with a code. */
export async function hasSecondFactor(req: Transaction, account: number): Promise<boolean> {
  return (await findFactor(req, account))?.isConfirmed === true
}

/** Makes the key of an app for an account, in place of one that was never confirmed. @returns null where there is a confirmed one */
export async function beginSecondFactor(req: Transaction, account: number): Promise<string | null> {
  if (await hasSecondFactor(req, account)) return null
  await removeSecondFactor(req.payload, account)
  const secret = newTotpSecret()
  await req.payload.create({
    collection,
    data: {
      account,
      secret: encryptSecret(secret, account, req.payload.secret),
      isConfirmed: false,
      lastStep: 0,
      recoveryCodes: '',
    },
    req,
  })
  return secret
}

/** Turns the second factor on with a first code of the app. @returns the recovery codes, shown this once; null for a wrong code */
export async function confirmSecondFactor(req: Transaction, account: number, code: string): Promise<string[] | null> {
  const factor = await findFactor(req, account)
  if (!factor || factor.isConfirmed || !(await takeTotp(req, factor, account, code))) return null
  const codes = newRecoveryCodes()
  const recoveryCodes = codes.map((it) => hashRecoveryCode(it, req.payload.secret)).join('\n')
  await req.payload.db.updateOne({
    collection,
    id: factor.id,
    data: { isConfirmed: true, recoveryCodes },
    req: req as never,
  })
  return codes
}

/** Takes a code of the app, or a recovery code: each only once. @returns whether it was right, or none is needed */
export async function takeCode(req: Transaction, account: number, code: string): Promise<boolean> {
  const factor = await findFactor(req, account)
  if (!factor?.isConfirmed) return true
  const plain = code.replace(/\s/g, '')
  return /^\d{6}$/.test(plain) ? takeTotp(req, factor, account, plain) : takeRecoveryCode(req, factor, plain)
}

/** The condition is part of the change: of two requests with the same code one changes something. */
async function takeTotp(req: Transaction, factor: SecondFactor, account: number, code: string): Promise<boolean> {
  const key = readKey(req, factor, account)
  const step = key === null ? null : totpStep(code.replace(/\s/g, ''), key)
  if (step === null) return false
  const where = { and: [{ id: { equals: factor.id } }, { lastStep: { less_than: step } }] }
  return changesOne(req, where, { lastStep: step })
}

/** The key of the app; null where it was encrypted with another secret: no code is right then, and the log says why. */
function readKey({ payload }: Transaction, { secret }: SecondFactor, account: number): string | null {
  try {
    return decryptSecret(secret, account, payload.secret)
  } catch {
    payload.logger.warn(`The second factor of account ${account} cannot be read: it was encrypted with another secret.`)
    return null
  }
}

async function takeRecoveryCode(req: Transaction, factor: SecondFactor, code: string): Promise<boolean> {
  const hashes = factor.recoveryCodes?.split('\n') ?? []
  const hash = hashRecoveryCode(code, req.payload.secret)
  if (!hashes.includes(hash)) return false
  const where = { and: [{ id: { equals: factor.id } }, { recoveryCodes: { equals: factor.recoveryCodes } }] }
  return changesOne(req, where, { recoveryCodes: hashes.filter((it) => it !== hash).join('\n') })
}

async function changesOne(req: Transaction, where: object, data: Partial<SecondFactor>): Promise<boolean> {
  const options = { atomic: true }
  const changed = await req.payload.db.updateOne({
    collection,
    where: where as never,
    data,
    options,
    req: req as never,
  })
  return changed !== null
}

export async function removeSecondFactor(payload: Payload, account: number): Promise<void> {
  await payload.delete({ collection, where: { account: { equals: account } } })
}
