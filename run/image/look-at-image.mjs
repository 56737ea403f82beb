import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** What builds, and has nothing to do where something only serves. */
const tools = [
  ...['cc', 'gcc', 'g++', 'c++', 'clang', 'make', 'python3', 'git', 'npm', 'npx', 'corepack'].map(
    (it) => `usr/bin/${it}`,
  ),
  ...['node', 'npm', 'npx', 'corepack', 'yarn'].map((it) => `usr/local/bin/${it}`),
  ...['typescript', '@typescript', 'vite', 'rolldown', 'esbuild', '@babel', 'sass', 'drizzle-kit', 'lightningcss'].map(
    (it) => `srv/vitrine/node_modules/${it}`,
  ),
  'srv/vitrine/node_modules/@next/swc-linux-x64-gnu',
]

/** @param {string} root a root file system @returns {string[]} what it has of these */
export const listTools = (root) => tools.filter((it) => existsSync(join(root, it)))

/** @returns {number} in MB */
export function sizeOf(folder) {
  const { stdout } = spawnSync('du', ['--summarize', '--one-file-system', '--block-size=1M', folder])
  return Number(stdout.toString().split('\t')[0])
}

/** A port of loopback that nobody uses. @returns {Promise<string>} */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(String(port)))
    })
  })
}
