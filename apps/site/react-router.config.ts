import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole manifest is a few hundred bytes; asking for it route by route would cost a request that no cache can share.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
