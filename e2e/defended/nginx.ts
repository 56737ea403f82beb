import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutTls, writeNginxConf } from '../../deploy/checks/write-nginx-conf.ts'
import { dataDir, ports } from '../test-instance.ts'

/** nginx before the product under test, as deploy/nginx.conf has it but for TLS, on ports and a folder of its own. It must be installed. */
const folder = `${dataDir}-nginx`
mkdirSync(folder, { recursive: true })
const shipped = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
const site = withoutTls(shipped, folder, ports.front).replace(
  'server 127.0.0.1:3000;',
  `server 127.0.0.1:${ports.site};`,
)
const nginx = spawn('nginx', ['-c', writeNginxConf(folder, site), '-e', `${folder}/error.log`], { stdio: 'inherit' })
nginx.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => nginx.kill('SIGTERM'))
