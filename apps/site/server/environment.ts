import { type EnvironmentSource, readEnvironment } from '@vitrine/platform/environment/read-environment'
import { observingNames } from '@vitrine/platform/observing'
import { siteUrlOf } from '@vitrine/platform/environment/site-url'
import { repositoryRoot } from '@vitrine/platform/repository-root'

const names = [
  'PORT',
  'HOST',
  'CMS_PORT',
  'DATA_DIR',
  'SITE_URL',
  'API_BASE',
  'COUNTRIES_API',
  'TRUST_PROXY',
  'METRICS_PUBLIC',
  'MAX_CONNECTIONS',
  'CONNECTIONS_PER_ADDRESS',
  'ADMIN_ALLOWED_ADDRESSES',
  'ADMIN_HOST',
  'INTERNAL_SECRET',
  'SPOOL_READERS',
  'ENQUIRIES_PER_HOUR',
  'ENQUIRY_FILES_MB',
  'ENQUIRY_FILES_MB_PER_HOUR',
  'MIN_FREE_DISK_MB',
  'PROOF_OF_WORK',
  'AI_CRAWLERS',
  'INDEXNOW_KEY',
  'STATISTICS',
  'CHAT_URL',
  'GTM_ID',
  'GTM_ORIGIN',
  'LIVE_CHAT_SRC',
  'PAGE_CACHE_MB',
  'SHEET_CACHE_MB',
  'FRESH_SECONDS',
  'CDN_TAG_HEADER',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
  ...observingNames,
] as const

export type SiteEnvironment = ReturnType<typeof readSiteEnvironment>

/** The environment of the site, and what follows from it (R18.3). @throws one sentence for each wrong value */
export function readSiteEnvironment(source: EnvironmentSource, root = repositoryRoot) {
  const given = readEnvironment(names, source, root)
  const cms = `http://127.0.0.1:${given.CMS_PORT}`
  const API_BASE = given.API_BASE ?? `${cms}/api`
  return {
    ...given,
    SITE_URL: siteUrlOf(given),
    API_BASE,
    COUNTRIES_API: given.COUNTRIES_API ?? `${API_BASE}/countries`,
    /** The back office that the site is the proxy of, or null where the site runs alone against another API_BASE. */
    CMS_ORIGIN: given.API_BASE ? null : cms,
  }
}
