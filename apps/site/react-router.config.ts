import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { compressFiles } from './build-plugins/compress-files.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole manifest is a few hundred bytes; asking for it route by route would cost a request that no cache can share.
  routeDiscovery: { mode: 'initial' },
  // Once here and not at each start, where it takes seconds.
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
