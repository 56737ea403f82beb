import { statfsSync } from 'node:fs'
import { makeTestFonts } from './test-fonts.ts'

/** Tests may run as root. */
const args = ['--no-sandbox', '--disable-gpu', '--renderer-process-limit=1']
/** Playwright keeps the browser's shared memory in files, as containers may have little; those take a fifth of a run. */
const sharedMemoryInFiles = '--disable-dev-shm-usage'
const bytesForSharedMemory = 512 * 2 ** 20

/**
 * The browser of the tests, with fonts of the project: the same on every machine. It is the one that @sparticuz/chromium carries, which
 * starts on a bare Debian; CHROMIUM names another.
 * @returns what Playwright's `launch` takes
 */
export async function findBrowser() {
  const executablePath = process.env.CHROMIUM ?? (await carriedBrowser())
  const env = { ...process.env, FONTCONFIG_FILE: await makeTestFonts() } as Record<string, string>
  return { executablePath, args, env, ignoreDefaultArgs: hasSharedMemory() ? [sharedMemoryInFiles] : [] }
}

function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= bytesForSharedMemory
  } catch {
    return false
  }
}

async function carriedBrowser(): Promise<string> {
  // The package unpacks the libraries that a bare system lacks only in this environment.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  // Not the package's own arguments: its single process dies with the first window that is closed.
  return chromium.executablePath()
}
