import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run/paths.ts'
import { siteArgs, programEnv } from '../run/program-options.ts'
import { waitFor } from '../run/wait-for.ts'
import { readRequestsASecond, runRounds } from './rounds.ts'

/**
 * Serves the same bytes of a page from the site's page cache and from nginx with one worker, each pinned to core 0, the load on core 1.
 * Rounds alternate, so that a computer that slows down slows both; the ratio of the medians is what counts.
 * @param API_BASE in the environment: the content API behind the site, such as that of a running `npm start`
 */
const SITE_PORT = 4400
const NGINX_PORT = 4401
const ROUNDS = 5
const SECONDS = 4
const [path = '/'] = process.argv.slice(2)

for (const program of ['nginx', 'wrk', 'taskset']) {
  try {
    execFileSync('which', [program])
  } catch {
    console.error(`The benchmark needs ${program} on the PATH (Debian: apt-get install nginx-light wrk util-linux).`)
    process.exit(1)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const running: ChildProcess[] = []

try {
  const apiBase = process.env.API_BASE ?? 'http://127.0.0.1:3000/api'
  const env = {
    ...programEnv,
    ...process.env,
    PORT: String(SITE_PORT),
    API_BASE: apiBase,
    NODE_ENV: 'production' as const,
  }
  running.push(spawnPinned('node', siteArgs, join(root, 'apps/site'), env))
  await waitFor(`http://127.0.0.1:${SITE_PORT}/healthz`, 20_000)
  const headers = { 'accept-encoding': 'br' }
  const page = await fetch(`http://127.0.0.1:${SITE_PORT}${path}`, { headers: { ...headers, 'accept-language': 'en' } })
  const bytes = Number(page.headers.get('content-length'))
  if (page.status !== 200 || bytes === 0) throw new Error(`${path} answers ${page.status} with ${bytes} bytes`)
  startNginx(bytes)
  await waitFor(`http://127.0.0.1:${NGINX_PORT}/page`, 5000)

  const urls = { site: `http://127.0.0.1:${SITE_PORT}${path}`, nginx: `http://127.0.0.1:${NGINX_PORT}/page` }
  for (const url of Object.values(urls)) measureLoad(url, 1)
  const rounds = runRounds(ROUNDS, () => ({
    site: measureLoad(urls.site, SECONDS),
    nginx: measureLoad(urls.nginx, SECONDS),
  }))
  console.log(
    `${path}, ${bytes} bytes after brotli, ${ROUNDS} rounds of ${SECONDS} s, requests a second (min / median / max)`,
  )
  console.log(
    `  site   ${rounds.site.join(' / ')}\n  nginx  ${rounds.nginx.join(' / ')}\n  ratio of the medians  ${rounds.ratio.toFixed(2)}`,
  )
} finally {
  for (const child of running) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

function spawnPinned(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn('taskset', ['-c', '0', command, ...args], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

function startNginx(bytes: number) {
  mkdirSync(join(folder, 'html'))
  writeFileSync(join(folder, 'html/page'), Buffer.alloc(bytes, 'x'))
  const settings = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; user ${process.env.USER ?? 'root'};
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=10; default_type text/html;
server { listen 127.0.0.1:${NGINX_PORT}; root ${folder}/html; } }`
  writeFileSync(join(folder, 'nginx.conf'), settings)
  running.push(spawnPinned('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], folder, process.env))
}

/** How many requests a second are answered, loaded by one core over 32 connections. */
function measureLoad(url: string, seconds: number): number {
  const args = [
    '-c',
    '1',
    'wrk',
    '-t',
    '1',
    '-c',
    '32',
    '-d',
    `${seconds}s`,
    '-H',
    'accept-encoding: br',
    '-H',
    'accept-language: en',
    url,
  ]
  return readRequestsASecond(execFileSync('taskset', args, { encoding: 'utf8' }))
}
