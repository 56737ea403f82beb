import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { admin, dataDir, ports, siteUrl } from './test-instance.ts'

const { executablePath, args } = await findBrowser()
const launchOptions = { executablePath, args }

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
    { command: 'node mail-server.ts', port: ports.smtp, reuseExistingServer: process.env.VITRINE_REUSE === '1' },
    {
      command: 'node run/serve.ts',
      cwd: '..',
      url: `${siteUrl}/readyz`,
      timeout: 240_000,
      // While writing tests: a product that is already running on these ports.
      reuseExistingServer: process.env.VITRINE_REUSE === '1',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: {
        PORT: String(ports.site),
        CMS_PORT: String(ports.cms),
        SITE_URL: siteUrl,
        DATA_DIR: dataDir,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
        ENQUIRY_MAIL_TO: 'sales@norvane.example',
        MAIL_FROM: 'web@norvane.example',
        CHAT_URL: 'https://chat.example/norvane',
        // All tests come from one address and send more than people do.
        ENQUIRIES_PER_HOUR: '0',
        NEXT_TELEMETRY_DISABLED: '1',
      },
    },
  ],
})
