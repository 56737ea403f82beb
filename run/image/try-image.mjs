import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { freePort, listTools, sizeOf } from './look-at-image.mjs'
import { startContainer } from './start-container.mjs'

const MAX_START_MS = 300_000

/**
 * Runs an image's program, asks it, makes a back-up, and ends it as an engine would; prints what became of it.
 * @param {{ root: string, config: Record<string, any> }} image its root file system and its settings
 * @param {string} data a folder for its volume, which is emptied
 * @returns {Promise<boolean>} whether all was as it must be
 */
export async function tryImage({ root, config }, data) {
  const results = []
  const note = (isGood, line) => results.push(`${isGood ? 'ok' : 'NOT OK'}: ${line}`)
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  spawnSync('chown', [config.User, data])

  console.log(`vitrine: the image has ${sizeOf(root)} MB`)
  note(/^[1-9]\d*/.test(config.User), `its user is ${config.User}`)
  note(Object.keys(config.Volumes ?? {}).join() === '/data', 'its one volume is /data')
  const tools = listTools(root)
  note(
    tools.length === 0,
    `it has no compiler, no package manager and no bundler${tools.map((it) => ` but ${it}`).join()}`,
  )

  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const container = startContainer({
    root,
    config,
    data,
    env: { PORT: port, CMS_PORT: await freePort(), SITE_URL: site },
  })
  const isReady = await waitUntilHealthy(container)
  note(isReady, `its health check passes after ${container.seconds()} s`)
  if (isReady) {
    for (const [path, words] of Object.entries({
      '/healthz': '"ok":true',
      '/de/about': '</html>',
      '/admin/login': '</html>',
      '/sitemap.xml': '<sitemapindex',
    }))
      note((await read(site + path)).includes(words), `${path} is answered`)
    const backup = container.exec(['node', 'run/backup.ts'])
    note(backup.status === 0 && /^Back-up: \/data\//m.test(backup.output), 'a back-up is made beside it, into /data')
    const write = container.exec(['node', '--eval', 'require("fs").writeFileSync("/srv/vitrine/x", "")'])
    note(/EROFS/.test(write.output), 'its root file system is read-only')
  }
  const code = await container.stop()
  note(code === 0, `it ended with ${code} at SIGTERM`)
  note(!/EROFS|read-only file system/i.test(container.output()), 'it tried to write nothing outside of /data')
  note(!/vitrine: building|Downloading/.test(container.output()), 'it built and installed nothing at its start')

  console.log(`\nThe image:\n${results.map((it) => `  ${it}`).join('\n')}`)
  const failed = results.filter((it) => it.startsWith('NOT')).length
  console.log(`${results.length - failed} passed, ${failed} failed`)
  return failed === 0
}

/** By the command that an engine would run. */
async function waitUntilHealthy(container) {
  while (container.isRunning() && container.seconds() * 1000 < MAX_START_MS) {
    if (container.exec(container.healthCheck).status === 0) return true
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  return false
}

/** The text of an answer; empty where there is none. */
const read = (url) =>
  fetch(url, { headers: { 'accept-language': 'en' } }).then(
    (it) => it.text(),
    () => '',
  )
