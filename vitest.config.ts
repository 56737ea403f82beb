import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'apps/*/{app,server,src,build-plugins}/**/*.test.{ts,tsx}',
      'packages/*/src/**/*.test.ts',
      'run/**/*.test.ts',
      'content/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**'],
  },
})
