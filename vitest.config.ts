import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['apps/cms/src/testing/demo-files.setup.ts'],
    include: [
      'apps/*/{app,shared,server,src,build-plugins,fonts}/**/*.test.{ts,tsx}',
      'packages/*/src/**/*.test.ts',
      'run/**/*.test.ts',
      'content/**/*.test.ts',
      'e2e/crawl/*.test.ts',
    ],
    exclude: ['**/node_modules/**'],
  },
})
