import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../run/paths.ts'
import { siteArgs, programEnv } from '../../run/program-options.ts'
import { waitFor } from '../../run/wait-for.ts'
import { fetchRaw } from './fetch-raw.ts'
import { measureFirstRender } from './first-render.ts'
import { measureLoad } from './load.ts'
import { startNginx } from './nginx-servers.ts'
import { hasProgram, startPinned, stop } from './pinned.ts'
import { startNext, startNuxt } from './peers.ts'
import { printRounds, runRounds } from './rounds.ts'

/**
 * `npm run bench [PATH] [-- --rounds 5]`: a kept page of the site against the same bytes from nginx and from a bare server of Node, against Next and Nuxt with the same page, and
 * the site behind the shipped nginx; then pages that are not kept against React alone. Everything that is measured has core 0, the load and the
 * content API core 1. Rounds alternate; ratios of medians count.
 * @param API_BASE in the environment: a content API with the demo company, such as that of a running `npm start`
 */
const PORTS = { site: 4400, nginx: 4401, bare: 4402, proxy: 4403, proxied: 4404, next: 4405, nuxt: 4407 }
const SECONDS = 2
const START_MS = 60_000
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const [path = '/de/about'] = positionals
const count = Number(values.rounds)

for (const program of ['nginx', 'taskset']) {
  if (hasProgram(program)) continue
  console.error(`The benchmark needs ${program} on the PATH (Debian: apt-get install nginx-light util-linux).`)
  process.exit(1)
}

// The content API that is played back is in this process.
execFileSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)], { stdio: 'ignore' })

const apiBase = process.env.API_BASE ?? 'http://127.0.0.1:3000/api'
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const addressOf = (port: number) => `http://127.0.0.1:${port}`
const headers = { 'accept-encoding': 'gzip', 'accept-language': 'en' }

try {
  await measureKeptPages()
  await measureFirstRender(apiBase, folder, count)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

async function measureKeptPages() {
  const site = startSite(PORTS.site, {})
  const proxied = startSite(PORTS.proxied, { TRUST_PROXY: '1' })
  await waitFor(`${addressOf(PORTS.site)}/healthz`, START_MS)
  await waitFor(`${addressOf(PORTS.proxied)}/healthz`, START_MS)
  const page = await fetchKept(addressOf(PORTS.site) + path)
  const plain = await fetchRaw(addressOf(PORTS.site) + path, { ...headers, 'accept-encoding': 'identity' })
  startNginx(folder, page.body, { file: PORTS.nginx, proxy: PORTS.proxy, site: PORTS.proxied })
  const bare = join(import.meta.dirname, 'bare-server.ts')
  startPinned('node', [bare, String(PORTS.bare), addressOf(PORTS.site) + path, 'gzip'], root, process.env)
  const html = plain.body.toString('utf8')
  startNext(PORTS.next, html, folder)
  startNuxt(PORTS.nuxt, html)
  const urls: Record<string, string> = {
    site: addressOf(PORTS.site) + path,
    'site behind nginx': addressOf(PORTS.proxy) + path,
    'bare node': `${addressOf(PORTS.bare)}/`,
    'nginx, a file': `${addressOf(PORTS.nginx)}/page`,
    next: `${addressOf(PORTS.next)}/`,
    nuxt: `${addressOf(PORTS.nuxt)}/`,
  }
  for (const url of Object.values(urls)) {
    await waitFor(url, START_MS)
    measureLoad(url, 1, headers)
  }
  const turns = Object.fromEntries(
    Object.entries(urls).map(([name, url]) => [name, () => measureLoad(url, SECONDS, headers)]),
  )
  const title = `${path}, ${page.body.length} bytes in gzip, ${count} rounds of ${SECONDS} s, requests a second`
  printRounds(title, await runRounds(count, turns), ['bare node', 'nginx, a file'])
  await Promise.all([stop(site), stop(proxied)])
}

function startSite(port: number, settings: Record<string, string>) {
  const own = {
    PORT: String(port),
    API_BASE: apiBase,
    DATA_DIR: join(folder, `site-${port}`),
    NODE_ENV: 'production' as const,
  }
  return startPinned('node', siteArgs, join(root, 'apps/site'), { ...programEnv, ...process.env, ...own, ...settings })
}

/** The page as it is kept: asked for until it is as small as it becomes. */
async function fetchKept(url: string) {
  let [last, kept] = [await fetchRaw(url, headers), await fetchRaw(url, headers)]
  while (!kept.body.equals(last.body)) [last, kept] = [kept, await fetchRaw(url, headers)]
  if (kept.status !== 200) throw new Error(`${url} answers ${kept.status}`)
  return kept
}
