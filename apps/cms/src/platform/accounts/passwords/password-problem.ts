import type { AccountTextKey } from '../account-texts.ts'

export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 200
/** So much besides one's own names makes a password. */
const MIN_ALPHABETIC_BESIDES = 4
const MIN_CHARACTERS_BESIDES = 8
const MIN_WORD_LENGTH = 3

export type Owner = { email?: string | null; name?: string | null }
type PasswordProblem = Extract<AccountTextKey, `password.${string}`>

/**
 * What is wrong with a password, as the key of a sentence; null for a good one (R12.32).
 * @param owner whose it is: a password is not made of one's own name or address
 */
export async function passwordProblem(password: string, owner: Owner): Promise<PasswordProblem | null> {
  if (password.length < MIN_PASSWORD_LENGTH) return 'password.short'
  if ((await commonPasswords()).has(password.toLowerCase())) return 'password.common'
  return isMadeOf(password.toLowerCase(), owner) ? 'password.own' : null
}

let common: Promise<Set<string>> | undefined

/** Read when the first password is set: 49,000 words that nothing else needs. */
function commonPasswords(): Promise<Set<string>> {
  return (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set((dictionary['passwords-common'] as string[]).map((it) => it.toLowerCase())),
  ))
}

function isMadeOf(password: string, { email, name }: Owner): boolean {
  const [local = '', domain = ''] = (email ?? '').toLowerCase().split('@')
  const words = `${local} ${(name ?? '').toLowerCase()}`.split(/[^\p{L}\p{N}]+/u)
  const own = [local, ...words].filter((word) => word.length >= MIN_WORD_LENGTH).toSorted((a, b) => b.length - a.length)
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), password)
  const company = domain.split('.')[0] ?? ''
  const besides = company && rest.replace(/\P{L}/gu, '') === company ? rest.replace(company, '') : rest
  const alphabetic = besides.replace(/\P{L}/gu, '')
  return besides !== password && alphabetic.length < MIN_ALPHABETIC_BESIDES && besides.length < MIN_CHARACTERS_BESIDES
}
