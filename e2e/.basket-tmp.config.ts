import { defineConfig } from '@playwright/test'
export default defineConfig({
  testDir: 'tests', workers: 1, timeout: 30_000, reporter: [['line']], outputDir: '/tmp/basket-results',
  use: { baseURL: process.env.BASE ?? 'http://localhost:4047', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }, locale: 'en-GB' },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /phone/ },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, testMatch: /phone/ },
  ],
})
