import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { isOnPostgres } from './own-database.ts'
import { isDefended, ports, productEnvironment, siteUrl } from './test-instance.ts'

const launchOptions = await findBrowser()
/** `npm run test:e2e` sets it where a product already runs on these ports. */
const reuseExistingServer = process.env.VITRINE_REUSE === '1'

/**
 * Without motion: painting it without a graphics card takes a sixth of the time. A test about motion asks for it; phones have it.
 */
const desktop = { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } } as const

/** They change content, which makes every cached page stale, or look at what is cached: one file after the other. */
const contentChanges = /(?<!texts-)(back-office|deletion|preview|product-imports|redirects|serving)\.spec/

/** Its changes make every page of every site stale, which tests that count requests would see. */
const everyPage = /texts-back-office\.spec/

/** It looks at the programs after all others. */
const last = /resident-memory\.spec/

/** It runs a whole installation of its own, which needs much of the computer: it begins when only one other test is left. */
const topology = /topology\.spec/

/** The built product, started as `npm start` starts it, on ports and a data folder of its own. */
export default defineConfig({
  testDir: 'tests',
  // A test waits a third of its time: four at a time fill two cores, beside the product.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  // No second try: a test that needs one is a defect of the test or of the product.
  retries: 0,
  // A slow computer is no defect: what does not come at all is found as well, only later.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json'], ['./report-pages.ts']],
  outputDir: '../test-results',
  // Tracing every test takes a quarter of the time; `npm run test:e2e -- NAME --trace on` does it where it is wanted.
  use: { baseURL: siteUrl, launchOptions, locale: 'en-GB', timezoneId: 'UTC' },
  projects: [
    { name: 'content', use: desktop, testMatch: contentChanges, workers: 1 },
    { name: 'desktop', use: desktop, testIgnore: [/phone/, contentChanges, everyPage, last, topology] },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      testMatch: /phone|every-size/,
    },
    ...(isDefended ? [{ name: 'nginx', use: desktop, testDir: 'defended' }] : []),
    ...(isOnPostgres ? [{ name: 'postgres', use: desktop, testDir: 'postgres', workers: 1 }] : []),
    {
      name: 'every page',
      use: desktop,
      testMatch: everyPage,
      workers: 1,
      dependencies: ['content', 'desktop', 'phone'],
    },
    { name: 'last', testMatch: last, dependencies: ['every page'] },
    { name: 'topology', testMatch: topology, dependencies: ['content', 'desktop', 'phone'] },
  ],
  globalSetup: isDefended ? './defended/set-up-second-factor.ts' : undefined,
  webServer: [
    { command: 'node mail-server.ts', port: ports.smtp, reuseExistingServer },
    ...(isDefended ? [{ command: 'node defended/nginx.ts', port: ports.front, reuseExistingServer }] : []),
    {
      command: 'node run/serve.ts',
      cwd: '..',
      url: `${siteUrl}/readyz`,
      timeout: 240_000,
      reuseExistingServer,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      // Compiled anew, as with `npm start`: its memory is tested. What tests start besides is compiled once (run/run-tests.ts).
      env: { ...productEnvironment, NODE_DISABLE_COMPILE_CACHE: '1' },
    },
  ],
})
