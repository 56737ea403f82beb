import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { ports, productEnvironment, siteUrl } from './test-instance.ts'

const { executablePath, args } = await findBrowser()
const launchOptions = { executablePath, args }
/** `npm run test:e2e` sets it where a product already runs on these ports. */
const reuseExistingServer = process.env.VITRINE_REUSE === '1'

/** The built product, started as `npm start` starts it, on ports and a data folder of its own. */
export default defineConfig({
  testDir: 'tests',
  // Two cores: one for the browser, one for the product.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // In CI a test has a second try; the report then names it as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  use: { baseURL: siteUrl, launchOptions, trace: 'retain-on-failure', locale: 'en-GB' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      testMatch: /phone|every-size/,
    },
  ],
  webServer: [
    { command: 'node mail-server.ts', port: ports.smtp, reuseExistingServer },
    {
      command: 'node run/serve.ts',
      cwd: '..',
      url: `${siteUrl}/readyz`,
      timeout: 240_000,
      reuseExistingServer,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: productEnvironment,
    },
  ],
})
