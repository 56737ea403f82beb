import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload'
import type { User } from '../../../payload-types.ts'
import { AccountError } from '../account-error.ts'
import { hasSecondFactor, takeCode } from '../second-factor/second-factor.ts'
import { keepWhatChanged } from './keep-what-changed.ts'
import { readText } from './find-account.ts'

/** Asked once the password is right: a disabled account is answered like a wrong password (R12.31), and a second factor is wanted (R12.33). */
export const guardLogin: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (user.disabled) throw new AuthenticationError(req.t)
  // No session comes of a reset (reset-password-endpoint.ts).
  if (req.context.resetsPassword === true) return user
  await keepWhatChanged(req, user)
  if (!(await hasSecondFactor(req, user.id))) return user
  const code = readText(req.data?.code).trim()
  if (!code) throw new AccountError(req, 401, 'login.codeNeeded')
  if (!(await takeCode(req, user.id, code))) throw new AccountError(req, 401, 'login.codeWrong')
  return user
}
