import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

/** As Payload hashes passwords. */
const ITERATIONS = 600_000
const KEY_BYTES = 32

/** Takes as long as checking a password does, where there is no account to check it against: time tells nothing either (R12.31). */
export async function spendPasswordWork(password: string): Promise<void> {
  await promisify(pbkdf2)(password, 'no account has this salt', ITERATIONS, KEY_BYTES, 'sha256')
}
