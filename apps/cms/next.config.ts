import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // The site in front compresses what goes out.
  compress: false,
  // The contract's paths answer with and without the trailing slash themselves.
  skipTrailingSlashRedirect: true,
  transpilePackages: ['@vitrine/contract', '@vitrine/locales'],
  // TypeScript 7 has no programming interface that Next could call; `npm run check:types` checks.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: new URL('../..', import.meta.url).pathname },
}

export default withPayload(config)
