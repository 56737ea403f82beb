import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir, ports } from '../test-instance.ts'

/** nginx before the product under test, as deploy/nginx.conf has it, on ports and a folder of its own. It must be installed. */
const folder = `${dataDir}-nginx`
const shipped = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
const server = shipped
  .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${ports.site};`)
  .replace('listen 80;', `listen ${ports.front}; listen [::]:${ports.front};`)
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${folder}/${it};`)
mkdirSync(folder, { recursive: true })
const file = join(folder, 'nginx.conf')
writeFileSync(
  file,
  `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http { access_log off; ${temporary.join(' ')}
${server} }
`,
)
const nginx = spawn('nginx', ['-c', file, '-e', `${folder}/error.log`], { stdio: 'inherit' })
nginx.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => nginx.kill('SIGTERM'))
