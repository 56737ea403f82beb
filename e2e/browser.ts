import { existsSync } from 'node:fs'

/** Tests may run as root and in containers with little shared memory. */
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The browser for the tests: an installed Chromium where there is one, else the one that @sparticuz/chromium carries,
 * which starts on a bare Debian. BROWSER_FROM_PACKAGE=1 takes the carried one in any case.
 */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const own =
    process.env.CHROMIUM ?? (process.env.BROWSER_FROM_PACKAGE ? undefined : installed.find((path) => existsSync(path)))
  if (own) return { executablePath: own, args }
  // The package unpacks the libraries that a bare system lacks only in this environment.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  // Not the package's own arguments: its single process dies with the first window that is closed.
  return { executablePath: await chromium.executablePath(), args }
}
