// @ts-check
import { withPayload } from '@payloadcms/next/withPayload'

// No TypeScript: Next would load its compiler at each start to read it.

/** @type {import('next').NextConfig} */
const config = withPayload({
  poweredByHeader: false,
  // The site in front compresses what goes out.
  compress: false,
  // The contract's paths answer with and without the trailing slash themselves.
  skipTrailingSlashRedirect: true,
  transpilePackages: ['@vitrine/contract', '@vitrine/countries', '@vitrine/locales', '@vitrine/platform'],
  // Server code that needs no bundling is not bundled: it makes up half of the build.
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
    '@aws-sdk/s3-request-presigner',
    '@libsql/client',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    '@payloadcms/email-nodemailer',
    'countries-and-timezones',
    'payload',
    'world-countries',
  ],
  // TypeScript 7 has no programming interface that Next could call; `npm run check:types` checks.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: new URL('../..', import.meta.url).pathname },
  // Nothing that runs reads source maps, which were three quarters of the build and an eighth of its time.
  experimental: { turbopackFileSystemCacheForBuild: false, turbopackSourceMaps: false },
})

/** @type {import('next').NextConfig} */
const withHeaders = {
  ...config,
  // Payload asks browsers for their colour scheme on every answer of the program; only the back office has use for that.
  headers: async () => ((await config.headers?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' })),
}

export default withHeaders
