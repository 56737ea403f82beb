import { resolve } from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(emptyIsUnset, type.optional())
const flag = z
  .preprocess(emptyIsUnset, z.enum(['0', '1', 'true', 'false']).default('0'))
  .transform((it) => it === '1' || it === 'true')
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** Scheme, host and port. */
const originOnly = webAddress.refine(
  (url) => URL.canParse(url) && new URL(url).origin === url,
  'an origin such as https://tags.example',
)

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  CMS_PORT: port.default(3001),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  SITE_URL: optional(webAddress),
  API_BASE: optional(webAddress),
  /** The public countries service; ours has its shape. */
  COUNTRIES_API: optional(webAddress),
  TRUST_PROXY: flag,
  METRICS_PUBLIC: flag,
  /** By which the back office is known to the site; `npm start` gives both the same. */
  INTERNAL_SECRET: optional(z.string().min(16, 'give at least 16 characters')),
  /** From one address; 0: as many as come. */
  ENQUIRIES_PER_HOUR: z.preprocess(emptyIsUnset, z.coerce.number().int().min(0).default(30)),
  /** Has browsers do a second of work before an enquiry. */
  PROOF_OF_WORK: flag,
  CHAT_URL: optional(z.url()),
  /** Google Tag Manager: nothing of it is asked for unless there is a container. */
  GTM_ID: optional(z.string().regex(/^[A-Z]{1,4}-[A-Z0-9]+$/, 'it looks like GTM-ABC123')),
  /** Where the tag manager comes from: a server of one's own where Google's is out of reach. */
  GTM_ORIGIN: z.preprocess(emptyIsUnset, originOnly.default('https://www.googletagmanager.com')),
  /** The script of a live chat, for Russian pages only (R1.6). */
  LIVE_CHAT_SRC: optional(webAddress),
  PAGE_CACHE_MB: z.coerce.number().min(1).default(256),
  /** How long an answer of a backend without a revision is fresh. */
  FRESH_SECONDS: z.coerce.number().min(1).default(60),
})

export type Environment = Omit<z.infer<typeof schema>, 'SITE_URL' | 'API_BASE' | 'COUNTRIES_API'> & {
  SITE_URL: string
  API_BASE: string
  COUNTRIES_API: string
  /** The back office behind the site, or null when the site runs alone against another API_BASE. */
  CMS_ORIGIN: string | null
}

/** The settings of the process (R18.3). @throws a sentence for each wrong value */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const parsed = schema.safeParse(source)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message} (it is ${JSON.stringify(source[String(issue.path[0])])})`,
    )
    throw new Error(`The environment is not right.\n  ${problems.join('\n  ')}`)
  }
  const { SITE_URL = `http://localhost:${parsed.data.PORT}`, ...rest } = parsed.data
  const cms = `http://127.0.0.1:${rest.CMS_PORT}`
  const API_BASE = rest.API_BASE ?? `${cms}/api`
  const COUNTRIES_API = rest.COUNTRIES_API ?? `${API_BASE}/countries`
  return { ...rest, SITE_URL, API_BASE, COUNTRIES_API, CMS_ORIGIN: rest.API_BASE ? null : cms }
}
