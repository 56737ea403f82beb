import { z } from 'zod'

/** A number in a range. @param error the sentence for a value that is none */
export function numberBetween(min: number, max: number, error: string) {
  return z.coerce.number({ error }).min(min, error).max(max, error)
}

export const port = numberBetween(1, 65_535, 'give a port number from 1 to 65535').int('give a port number')

export const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'give 0 or 1' })
  .transform((it) => /^(1|true)$/.test(it))

/** Without a slash at the end. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'give a web address such as https://www.example.com' })
  .transform((url) => url.replace(/\/+$/, ''))

/** Where a chat button may lead. */
export const chatAddress = z.union([
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
  z.string().regex(/^(tel:\+?[\d-]+|mailto:[^\s@]+@[^\s@]+)$/),
])

/** Scheme, host and port. */
export const origin = webAddress.refine(
  (url) => URL.canParse(url) && new URL(url).origin === url,
  'give an origin such as https://tags.example.com',
)

/** Several of them, with commas between. */
export const origins = z
  .string()
  .transform((text) => text.split(',').map((it) => it.trim()))
  .pipe(z.array(origin))

/** A host name, with a port where it is not the usual one. */
export const hostName = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/, 'give a host name such as admin.example.com')

const namedRoles = ['editor', 'operator'] as const

/** Roles of the back office besides admins, with commas between. */
export const roleList = z
  .string()
  .transform((text) => text.split(',').map((it) => it.trim()))
  .pipe(z.array(z.enum(namedRoles, { error: 'give editor, operator, or both with a comma between' })))

export const emailAddress = z.email({ error: 'give an e-mail address' })

export const secret = (minLength: number) => z.string().min(minLength, `give at least ${minLength} characters`)

/** A name of the time zone database. */
export const timeZone = z.string().refine(isTimeZone, 'give a time zone such as Europe/Berlin')

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
