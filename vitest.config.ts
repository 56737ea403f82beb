import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { root, stateDir } from './run/paths.ts'

// Each file of integration tests, and each program that one starts, loads the modules of the cms: compiled once, and with room for what
// that leaves behind, it takes a fifth less. What they are of packages is in the bundle.
process.env.NODE_COMPILE_CACHE ??= join(stateDir, 'compile-cache')

const roomForYoung = '--max-semi-space-size=64'

/** How fast a machine is, is no claim of these tests: this only ends what hangs. */
const limits = { testTimeout: 120_000, hookTimeout: 180_000 }

const folders = [
  'apps/*/{app,shared,server,src,build-plugins,fonts}',
  'packages/*/src',
  'run',
  'content',
  'deploy',
  'e2e/{crawl,fuzz,topology}',
]
const testsEndingWith = (end: string) => folders.map((folder) => `${folder}/**/*${end}`)

const integration = {
  // Node loads these modules as it does in the programs: a twentieth less of processor time.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  globalSetup: ['run/dependency-bundle.setup.ts', 'apps/cms/src/testing/seeded-data.setup.ts'],
  execArgv: [roomForYoung, '--import', join(root, 'apps/cms/src/platform/use-dependency-bundle.ts')],
  ...limits,
}

/** The files whose cms has the environment that all have: it is read once a process. */
const alike = globSync('apps/cms/src/**/*.integration.test.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('createTestCms()'),
)

/**
 * Two sets of tests: `npm run test:unit` runs those that need neither a cms with its database, nor a port, nor another process, and
 * take seconds; files that need one of these are called `*.integration.test.ts`. `npm test` runs both.
 */
export default defineConfig({
  test: {
    // Two on each core: a quarter of the time of one is waiting.
    maxWorkers: 2 * availableParallelism(),
    execArgv: [roomForYoung],
    projects: [
      {
        test: {
          name: 'unit',
          include: testsEndingWith('.test.{ts,tsx}'),
          exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
          // Files share their worker's modules, which takes a third of the time: a test leaves nothing changed behind.
          isolate: false,
          unstubGlobals: true,
          ...limits,
        },
      },
      {
        test: {
          name: 'integration',
          ...integration,
          include: testsEndingWith('.integration.test.ts'),
          exclude: ['**/node_modules/**', 'apps/site/**', ...alike],
        },
      },
      {
        test: {
          name: 'integration in shared processes',
          ...integration,
          include: alike,
          // Loading the cms takes longer than most of these files: one after the other has it on a database of its own.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        test: {
          // The site's modules are Vite's.
          name: 'integration of the site',
          execArgv: [roomForYoung],
          include: ['apps/site/server/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          ...limits,
        },
      },
    ],
  },
})
