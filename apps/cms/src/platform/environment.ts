import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'

const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(emptyIsUnset, type.optional())
const withDefault = <T extends z.ZodType>(type: T, value: string) =>
  z.preprocess((it) => emptyIsUnset(it) ?? value, type)

const webAddress = z
  .url({ protocol: /^https?$/, error: 'give a web address such as https://www.example.com' })
  .transform((url) => url.replace(/\/+$/, ''))
const emailAddress = z.email({ error: 'give an e-mail address' })

const schema = z
  .object({
    CMS_PORT: withDefault(z.coerce.number({ error: 'give a port number' }).int().min(0).max(65_535), '3001'),
    DATA_DIR: withDefault(z.string(), './data'),
    SITE_URL: withDefault(webAddress, 'http://localhost:3000'),
    DATABASE_URL: optional(
      z
        .string()
        .regex(/^(postgres(ql)?|file):/, 'leave it empty for SQLite, or give postgres://user:password@host/database'),
    ),
    S3_BUCKET: optional(z.string()),
    S3_REGION: withDefault(z.string(), 'us-east-1'),
    S3_ENDPOINT: optional(webAddress),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'give smtp://user:password@host:port or smtps://…' })),
    MAIL_FROM: optional(emailAddress),
    ENQUIRY_MAIL_TO: optional(emailAddress),
    /** Where visitors' replies go; without it to ENQUIRY_MAIL_TO. */
    ENQUIRY_REPLY_TO: optional(emailAddress),
    /** Whether a visitor is told by mail that the enquiry arrived. */
    ENQUIRY_RECEIPTS: withDefault(z.enum(['0', '1'], { error: 'give 0 or 1' }), '1').transform((it) => it === '1'),
    /** What the numbers of enquiries begin with: NV-2026-000123. */
    ENQUIRY_PREFIX: withDefault(z.string().regex(/^[A-Z][A-Z0-9]{0,7}$/, 'give 1 to 8 capitals and digits'), 'NV'),
    /** After so many days without a change an enquiry is erased; empty keeps it until somebody erases it. */
    ENQUIRY_RETENTION_DAYS: optional(z.coerce.number({ error: 'give a number of days' }).int().min(1).max(36_500)),
    WEBHOOK_URL: optional(webAddress),
    WEBHOOK_SECRET: optional(z.string().min(16, 'give at least 16 characters')),
    /** The site's port on this machine, where its spool is asked about; and what both programs know each other by. */
    PORT: optional(z.coerce.number({ error: 'give a port number' }).int().min(0).max(65_535)),
    INTERNAL_SECRET: optional(z.string()),
    SEED: withDefault(z.enum(['demo', 'none'], { error: 'give demo or none' }), 'demo'),
    ADMIN_EMAIL: optional(emailAddress),
    ADMIN_PASSWORD: optional(z.string().min(10, 'give at least 10 characters')),
    PAYLOAD_SECRET: optional(z.string().min(32, 'give at least 32 characters, or leave it empty to have one made')),
  })
  .refine((it) => Boolean(it.ADMIN_EMAIL) === Boolean(it.ADMIN_PASSWORD), {
    path: ['ADMIN_PASSWORD'],
    error: 'give ADMIN_EMAIL and ADMIN_PASSWORD together',
  })
  .refine((it) => Boolean(it.WEBHOOK_URL) === Boolean(it.WEBHOOK_SECRET), {
    path: ['WEBHOOK_SECRET'],
    error: 'give WEBHOOK_URL and WEBHOOK_SECRET together',
  })
  .refine((it) => !it.S3_BUCKET || (it.S3_ACCESS_KEY_ID && it.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    error: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with it',
  })

export type Environment = z.infer<typeof schema>

/** What must not be printed, not even when it is wrong. */
const secretNames = /PASSWORD|SECRET|DATABASE_URL|SMTP_URL/

/**
 * The settings of this program (R18.3). A relative DATA_DIR is meant from `root`.
 * @throws one sentence for each wrong value
 */
export function readEnvironment(source: Record<string, string | undefined>, root: string): Environment {
  const parsed = schema.safeParse(source)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}${shown(String(path[0]), source)}`,
    )
    throw new Error(`The environment is not right.\n  ${problems.join('\n  ')}`)
  }
  const { DATA_DIR } = parsed.data
  return { ...parsed.data, DATA_DIR: isAbsolute(DATA_DIR) ? DATA_DIR : resolve(root, DATA_DIR) }
}

function shown(name: string, source: Record<string, string | undefined>) {
  return secretNames.test(name) ? '' : ` (it is ${JSON.stringify(source[name] ?? '')})`
}
