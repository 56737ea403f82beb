import { test as base, expect } from '@playwright/test'

export { expect }

/**
 * A page that must stay quiet: an error or warning of the security policy in the console, an error thrown, a failed request
 * or a broken answer fails the test. `allow` matches the addresses whose failure is what the test is about.
 */
export const test = base.extend<{ allow: RegExp; quiet: void }>({
  allow: [/(?!)/, { option: true }],
  quiet: [
    async ({ page, allow }, use) => {
      const noise: string[] = []
      const isAllowed = (text: string) => allow.test(text)
      page.on('console', (message) => {
        const text = `${message.text()} (${message.location().url})`
        if (message.type() === 'error' && !isAllowed(text)) noise.push(`console: ${text}`)
      })
      page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`))
      page.on('requestfailed', (request) => {
        const aborted = request.failure()?.errorText === 'net::ERR_ABORTED'
        if (!aborted && !isAllowed(request.url()))
          noise.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400 && !isAllowed(response.url()))
          noise.push(`${response.status()}: ${response.url()}`)
      })
      await use()
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})
