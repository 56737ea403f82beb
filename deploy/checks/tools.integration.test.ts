import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ask } from './ask-program.ts'
import { deployFolder, readDeployFile } from './deploy-files.ts'
import { writeNginxConf } from './write-nginx-conf.ts'

/** The files are checked by the programs that read them, where these are installed: Debian has all of them. */
const folder = mkdtempSync(join(tmpdir(), 'vitrine-deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('nginx takes nginx.conf [R18.73]', () => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate]
  if (!ask('nginx', ['-v']) || !ask('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject])) return
  const site = readDeployFile('nginx.conf')
    .replace('/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/www.example.com/privkey.pem', key)
    // The ports of the system are nobody's business in a test.
    .replaceAll(/listen (.*)\b(80|443)\b/g, (_, at: string, port: string) => `listen ${at}${Number(port) + 40_000}`)
  const asked = ask('nginx', ['-t', '-c', writeNginxConf(folder, site), '-e', join(folder, 'error.log')])
  expect(asked?.output).toContain('test is successful')
  // From 1.25 on nginx has another word for HTTP/2, which earlier ones do not know.
  expect(asked?.output.replaceAll(/.*"listen \.\.\. http2" directive is deprecated.*/g, '')).not.toContain('[warn]')
})

it('Caddy takes the Caddyfile, for one instance and for two [R18.73]', () => {
  const args = ['adapt', '--validate', '--adapter', 'caddyfile', '--config', join(deployFolder, 'Caddyfile')]
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  for (const env of [home, { ...home, DOMAIN: 'www.example.com', UPSTREAMS: 'vitrine-1:3000 vitrine-2:3000' }]) {
    const asked = ask('caddy', args, env)
    expect(asked?.status ?? 0, asked?.output).toBe(0)
  }
})

it('Prometheus takes the alert rules, which name each machine whose back-ups fail or are missing [R18.73, R18.105]', () => {
  const files = ['alerts.test.yaml', 'alerts-of-backups.test.yaml'].map((it) => join(deployFolder, 'prometheus', it))
  const asked = ask('promtool', ['test', 'rules', ...files])
  expect(asked?.status ?? 0, asked?.output).toBe(0)
})

it('systemd takes the unit, and finds it little exposed [R18.73]', () => {
  const unit = readDeployFile('systemd/vitrine.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
  const file = join(folder, 'vitrine.service')
  writeFileSync(file, unit)
  const verified = ask('systemd-analyze', ['verify', '--man=no', file])
  if (!verified) return
  expect([verified.status, verified.output]).toEqual([0, ''])
  // Of 10; 1.5 leaves room for what another version of systemd asks besides.
  const security = ask('systemd-analyze', ['security', '--offline=yes', '--threshold=15', '--no-pager', file])
  expect(security?.status, security?.output.split('\n').at(-2)).toBe(0)
})
