import { z } from 'zod'
import { addressRanges } from './address-ranges.ts'
import { enquiries } from './enquiry-variables.ts'
import { observing } from './observing-variables.ts'
import { backups, storage } from './storage-variables.ts'
import { translation } from './translation-variables.ts'
import {
  chatAddress,
  emailAddress,
  flag,
  hostName,
  numberBetween,
  origin,
  origins,
  port,
  roleList,
  secret,
  timeZone,
  webAddress,
} from './value-types.ts'
import type { Variables } from './variable.ts'

const serving = {
  PORT: { type: port, default: '3000', description: 'The port of the site, the only public one' },
  HOST: { type: z.string(), default: '0.0.0.0', description: 'The address that the site listens on' },
  CMS_PORT: { type: port, default: '3001', description: 'The port of the back office, on loopback' },
  SITE_URL: {
    type: webAddress,
    description: 'The public address, for links that leave the site; without it http://localhost:PORT',
  },
  DATA_DIR: {
    type: z.string(),
    default: './data',
    isFolder: true,
    description:
      'The folder of database, uploads, spool and secrets; a relative path is meant from the repository root',
  },
  TRUST_PROXY: {
    type: flag,
    default: '0',
    description: '1 behind a reverse proxy that sets X-Forwarded-*, and only then',
  },
  METRICS_PUBLIC: { type: flag, default: '0', description: '1 answers /metrics to everybody, not only on loopback' },
  MAX_CONNECTIONS: {
    type: numberBetween(10, 1_000_000, 'give a number of connections').int('give a number of connections'),
    default: '10000',
    description: 'How many connections the site holds at once; further ones are refused',
  },
  CONNECTIONS_PER_ADDRESS: {
    type: numberBetween(0, 1_000_000, 'give a number, 0 for no limit').int('give a number, 0 for no limit'),
    default: '100',
    description: 'How many of them one address may hold; 0 for no limit, and none counts behind a proxy (TRUST_PROXY)',
  },
  INTERNAL_SECRET: {
    type: secret(16),
    isSecret: true,
    description:
      'The secret that site and back office share, at least 16 characters; npm start makes one at each start',
  },
  SPOOL_READERS: {
    type: addressRanges,
    description:
      'The addresses of back offices on other machines that may ask this site for undelivered enquiries, such as 10.0.0.0/24; they need INTERNAL_SECRET too',
  },
  SITES: {
    type: origins,
    description:
      'The sites whose undelivered enquiries the desk shows, such as http://10.0.0.1:3000, http://10.0.0.2:3000; without it the one on PORT of this machine',
  },
} satisfies Variables

const content = {
  API_BASE: {
    type: webAddress,
    description: 'A content API such as https://example.com/api; without it that of the back office',
  },
  COUNTRIES_API: { type: webAddress, description: 'A countries service; without it that of the content API' },
  PAGE_CACHE_MB: {
    type: numberBetween(1, 1_000_000, 'give a number of megabytes'),
    default: '48',
    description: 'How much memory finished pages may take, in MB; the site takes about 210 MB besides',
  },
  SHEET_CACHE_MB: {
    type: numberBetween(1, 1_000_000, 'give a number of megabytes'),
    default: '24',
    description: 'How much memory finished PDF sheets may take, in MB',
  },
  FRESH_SECONDS: {
    type: numberBetween(1, 31_536_000, 'give a number of seconds'),
    default: '60',
    description: 'How long an answer of a content API without a revision stays fresh, in seconds',
  },
  CDN_TAG_HEADER: {
    type: z.enum(['surrogate-key', 'cache-tag'], { error: 'give surrogate-key or cache-tag' }),
    description: 'The header that tells a CDN what a page shows, surrogate-key or cache-tag; without it none',
  },
  CDN_PURGE_URL: {
    type: webAddress,
    description: 'Gets a POST of {"tags": […]} or {"all": true} after each change; pages may then be kept by the CDN',
  },
  CDN_PURGE_TOKEN: { type: z.string(), isSecret: true, description: 'Sent to it as a bearer token' },
  SEED: {
    type: z.enum(['demo', 'none'], { error: 'give demo or none' }),
    default: 'demo',
    description: 'What an empty database is filled with: demo or none',
  },
  VERSIONS_KEPT: {
    type: numberBetween(2, 1000, 'give a number of versions').int('give a number of versions'),
    default: '30',
    description: 'How many versions of a document are kept, drafts among them; each is as large as the document',
  },
  SITE_TIME_ZONE: {
    type: timeZone,
    default: 'UTC',
    description: 'The time zone in which editors set when something is published, such as Europe/Berlin',
  },
  APPROVAL_REQUIRED: {
    type: flag,
    default: '0',
    description: '1 lets editors publish only what somebody else has approved',
  },
} satisfies Variables

const searchEngines = {
  AI_CRAWLERS: {
    type: z.enum(['allow', 'no-training', 'refuse'], { error: 'give allow, no-training or refuse' }),
    default: 'allow',
    description:
      'What /robots.txt says to crawlers of AI companies: allow, no-training (assistants that name the page as their source may read it), or refuse',
  },
  INDEXNOW_KEY: {
    type: z.string().regex(/^[A-Za-z0-9-]{8,128}$/, 'give 8 to 128 letters, digits and hyphens'),
    isSecret: true,
    description:
      'A key that you choose, 8 to 128 letters, digits and hyphens: search engines that take part in IndexNow are told of pages that have changed; without it none is',
  },
  INDEXNOW_URL: {
    type: webAddress,
    default: 'https://api.indexnow.org/indexnow',
    description: 'Who is told, and tells the others',
  },
} satisfies Variables

const statistics = {
  STATISTICS: {
    type: flag,
    default: '1',
    description: '0 counts no visits: pages then tell nothing, and nothing is kept',
  },
  STATISTICS_READERS: {
    type: roleList,
    description:
      'Who sees the statistics besides admins: editor, operator, or both with a comma between; without it admins alone',
  },
} satisfies Variables

const accounts = {
  ADMIN_EMAIL: { type: emailAddress, description: 'The first account, made at the first start' },
  ADMIN_PASSWORD: { type: secret(10), isSecret: true, description: 'Its password, at least 10 characters' },
  PAYLOAD_SECRET: {
    type: z.string().min(32, 'give at least 32 characters, or leave it empty to have one made'),
    isSecret: true,
    description: 'What sessions are signed with, at least 32 characters; without it one is made in DATA_DIR',
  },
  AUDIT_LOG_DAYS: {
    type: numberBetween(1, 36_500, 'give a number of days').int('give a number of days'),
    default: '365',
    description: 'How many days entries of the audit log are kept',
  },
  REQUIRE_TOTP_FOR_ADMINS: {
    type: flag,
    default: '0',
    description: '1 lets admins do nothing before they have set up a second factor',
  },
  ADMIN_ALLOWED_ADDRESSES: {
    type: addressRanges,
    description: 'The only addresses that reach the back office, such as 192.0.2.7, 2001:db8::/48; without it all do',
  },
  ADMIN_HOST: {
    type: hostName,
    description:
      'The only host name that the back office answers at, such as admin.example.com; without it that of the site',
  },
} satisfies Variables

const thirdParties = {
  CHAT_URL: {
    type: z
      .string()
      .refine((it) => chatAddress.safeParse(it).success, 'give an address with https://, tel: or mailto:'),
    description: 'Where the floating chat button leads; without it, where the company in the back office says',
  },
  LIVE_CHAT_SRC: { type: webAddress, description: 'The script of a live chat, on Russian pages only' },
  GTM_ID: {
    type: z.string().regex(/^[A-Z]{1,4}-[A-Z0-9]+$/, 'give a container such as GTM-ABC123'),
    description: 'A container of Google Tag Manager',
  },
  GTM_ORIGIN: {
    type: origin,
    default: 'https://www.googletagmanager.com',
    description: 'Where the tag manager comes from, where that is not Google',
  },
} satisfies Variables

/** Every variable that either program reads, by what it is about. */
export const variableGroups: Record<string, Variables> = {
  'Addresses, ports and data': serving,
  Content: content,
  'Search engines': searchEngines,
  Statistics: statistics,
  'Database and uploads': storage,
  'Back-ups': backups,
  'Accounts and sessions': accounts,
  Enquiries: enquiries,
  'Machine translation': translation,
  'Log and traces': observing,
  'Third-party programs: none is loaded unless it is set': thirdParties,
}

export const variables = {
  ...serving,
  ...content,
  ...searchEngines,
  ...statistics,
  ...storage,
  ...backups,
  ...accounts,
  ...enquiries,
  ...translation,
  ...observing,
  ...thirdParties,
}

export type VariableName = keyof typeof variables
