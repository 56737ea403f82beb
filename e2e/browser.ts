import { makeTestFonts } from './test-fonts.ts'

/** Tests may run as root and in containers with little shared memory. */
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']

/**
 * The browser of the tests, with fonts of the project: the same on every machine. It is the one that @sparticuz/chromium carries, which
 * starts on a bare Debian; CHROMIUM names another.
 * @returns what Playwright's `launch` takes
 */
export async function findBrowser() {
  const executablePath = process.env.CHROMIUM ?? (await carriedBrowser())
  const env = { ...process.env, FONTCONFIG_FILE: await makeTestFonts() } as Record<string, string>
  return { executablePath, args, env }
}

async function carriedBrowser(): Promise<string> {
  // The package unpacks the libraries that a bare system lacks only in this environment.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  // Not the package's own arguments: its single process dies with the first window that is closed.
  return chromium.executablePath()
}
