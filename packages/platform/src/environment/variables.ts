import { z } from 'zod'
import { addressRanges } from './address-ranges.ts'
import {
  chatAddress,
  emailAddress,
  flag,
  hostName,
  numberBetween,
  origin,
  port,
  secret,
  webAddress,
} from './value-types.ts'

export type Variable = {
  type: z.ZodType
  /** One line for whoever sets it; `.env.example` is made from these. */
  description: string
  /** As it would be written. Without one the value is undefined where nothing is set. */
  default?: string
  /** No value of it is ever printed, not even a wrong one. */
  isSecret?: boolean
  /** A relative path is meant from the repository root. */
  isFolder?: boolean
}

type Variables = Record<string, Variable>

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
} satisfies Variables

const storage = {
  DATABASE_URL: {
    type: z
      .string()
      .regex(/^(postgres(ql)?|file):/, 'leave it empty for SQLite, or give postgres://user:password@host/database'),
    isSecret: true,
    description: 'postgres://user:password@host/database; without it SQLite in DATA_DIR',
  },
  EMPTY_DATABASE: {
    type: flag,
    default: '0',
    description: '1 begins with an empty database though DATA_DIR was used with another one',
  },
  S3_BUCKET: { type: z.string(), description: 'A bucket for uploads; without it they are kept in DATA_DIR' },
  S3_REGION: { type: z.string(), default: 'us-east-1', description: 'The region of the bucket' },
  S3_ENDPOINT: { type: webAddress, description: 'The address of the object store, where it is not Amazon' },
  S3_ACCESS_KEY_ID: { type: z.string(), isSecret: true, description: 'The key of the bucket' },
  S3_SECRET_ACCESS_KEY: { type: z.string(), isSecret: true, description: 'The secret of that key' },
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

const enquiries = {
  SMTP_URL: {
    type: z.url({ protocol: /^smtps?$/, error: 'give smtp://user:password@host:port or smtps://…' }),
    isSecret: true,
    description: 'The mail server, smtp://user:password@host:port or smtps://…; without it mails wait',
  },
  SMTP_REQUIRE_TLS: {
    type: flag,
    description:
      '1 sends mail over encrypted connections alone, 0 also over others; without it 1, but for a mail server on this machine',
  },
  MAIL_FROM: { type: emailAddress, description: 'The sender of mails' },
  ENQUIRY_MAIL_TO: { type: emailAddress, description: 'Who gets a mail about each enquiry' },
  ENQUIRY_REPLY_TO: {
    type: emailAddress,
    description: "Where visitors' replies to mails go; without it ENQUIRY_MAIL_TO",
  },
  ENQUIRY_RECEIPTS: { type: flag, default: '1', description: '0 sends visitors no receipt' },
  ENQUIRY_PREFIX: {
    type: z.string().regex(/^[A-Z][A-Z0-9]{0,7}$/, 'give 1 to 8 capitals and digits'),
    default: 'NV',
    description: 'What the numbers of enquiries begin with, as in NV-2026-000123',
  },
  ENQUIRY_RETENTION_DAYS: {
    type: numberBetween(1, 36_500, 'give a number of days').int('give a number of days'),
    description: 'Erases an enquiry so many days after its last change; without it never',
  },
  ENQUIRIES_PER_HOUR: {
    type: numberBetween(0, 1_000_000, 'give a number, 0 for no limit').int('give a number, 0 for no limit'),
    default: '30',
    description: 'How many enquiries one address may send in an hour; 0 for no limit',
  },
  ENQUIRY_FILES_MB: {
    type: numberBetween(0, 1_000_000, 'give a number of megabytes'),
    default: '2048',
    description: 'How large all files of undelivered enquiries may be together, in MB; beyond it only texts are taken',
  },
  ENQUIRY_FILES_MB_PER_HOUR: {
    type: numberBetween(0, 1_000_000, 'give a number of megabytes, 0 for no limit'),
    default: '250',
    description: 'How large the files of one address may be in an hour, in MB; 0 for no limit',
  },
  MIN_FREE_DISK_MB: {
    type: numberBetween(0, 1_000_000, 'give a number of megabytes'),
    default: '512',
    description: 'How much of the disk of DATA_DIR files of enquiries leave free, in MB; below it only texts are taken',
  },
  PROOF_OF_WORK: { type: flag, default: '0', description: '1 has browsers do a second of work before an enquiry' },
  WEBHOOK_URL: { type: webAddress, isSecret: true, description: 'Gets a POST for each enquiry that is no spam' },
  WEBHOOK_SECRET: {
    type: secret(16),
    isSecret: true,
    description: 'What these are signed with, at least 16 characters',
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
  'Database and uploads': storage,
  'Accounts and sessions': accounts,
  Enquiries: enquiries,
  'Third-party programs: none is loaded unless it is set': thirdParties,
}

export const variables = { ...serving, ...content, ...storage, ...accounts, ...enquiries, ...thirdParties }

export type VariableName = keyof typeof variables

/** Variables that make sense only together: where `when` is set, each of `needs` must be. */
export const dependencies: { when: VariableName; needs: readonly VariableName[]; error: string }[] = [
  { when: 'ADMIN_EMAIL', needs: ['ADMIN_PASSWORD'], error: 'give ADMIN_EMAIL and ADMIN_PASSWORD together' },
  { when: 'ADMIN_PASSWORD', needs: ['ADMIN_EMAIL'], error: 'give ADMIN_EMAIL and ADMIN_PASSWORD together' },
  { when: 'CDN_PURGE_URL', needs: ['CDN_TAG_HEADER'], error: 'give CDN_TAG_HEADER with it' },
  { when: 'CDN_PURGE_TOKEN', needs: ['CDN_PURGE_URL'], error: 'give CDN_PURGE_URL with it' },
  { when: 'WEBHOOK_URL', needs: ['WEBHOOK_SECRET'], error: 'give WEBHOOK_URL and WEBHOOK_SECRET together' },
  { when: 'WEBHOOK_SECRET', needs: ['WEBHOOK_URL'], error: 'give WEBHOOK_URL and WEBHOOK_SECRET together' },
  {
    when: 'S3_BUCKET',
    needs: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    error: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with it',
  },
]
