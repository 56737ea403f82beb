import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `npm run test:e2e -- --defended`: behind nginx, with every defence on that is off by default. */
export const isDefended = process.env.VITRINE_DEFENDED === '1'

/** Where the product under test listens and keeps its data, apart from a developer's own start. */
const site = Number(process.env.SITE_PORT ?? 4300)
export const ports = {
  /** What visitors see: the site, or nginx before it. */
  front: site,
  site: isDefended ? site + 3 : site,
  cms: Number(process.env.CMS_TEST_PORT ?? 4301),
  smtp: Number(process.env.SMTP_TEST_PORT ?? site + 2),
}
/** Tests that run at the same time start what they need beside the product on ports of their own: the n-th of this worker. */
export const portFor = (n: number) => site + 10 + 20 * Number(process.env.TEST_PARALLEL_INDEX ?? 0) + n
/** The content API of the cms itself, without the site before it. */
export const cmsApi = `http://127.0.0.1:${ports.cms}/api`
export const siteUrl = `http://localhost:${ports.front}`
/** The site itself, even behind nginx: what is for this machine alone is asked here. */
export const localSiteUrl = `http://127.0.0.1:${ports.site}`
export const dataDir = process.env.VITRINE_TEST_DATA ?? join(tmpdir(), 'vitrine-test')
/** Where the mail server of the tests puts accepted mails (mail-server.ts). */
export const mailFolder = `${dataDir}-mail`
export const admin = { email: 'admin@norvane.example', password: 'correct-horse-battery-staple' }

const defences = {
  TRUST_PROXY: '1',
  REQUIRE_TOTP_FOR_ADMINS: '1',
  ADMIN_ALLOWED_ADDRESSES: '127.0.0.0/8,::1',
  ADMIN_HOST: 'localhost',
  PROOF_OF_WORK: '1',
  ENQUIRIES_PER_HOUR: '100000',
}

/** What `npm start` gets to serve the tests. */
export const productEnvironment: Record<string, string> = {
  PORT: String(ports.site),
  CMS_PORT: String(ports.cms),
  SITE_URL: siteUrl,
  DATA_DIR: dataDir,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  ENQUIRY_MAIL_TO: 'sales@norvane.example',
  MAIL_FROM: 'web@norvane.example',
  // All tests come from one address and send more than people do.
  ENQUIRIES_PER_HOUR: '0',
  NEXT_TELEMETRY_DISABLED: '1',
  ...(isDefended && defences),
}
