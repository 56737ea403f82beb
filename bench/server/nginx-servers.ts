import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run/paths.ts'
import { startPinned } from './pinned.ts'

type Ports = { file: number; proxy: number; site: number }

/** Starts nginx with one worker: one server has the page as a file, the other is the shipped configuration before the site. */
export function startNginx(folder: string, body: Buffer, { file, proxy, site }: Ports) {
  mkdirSync(join(folder, 'html'), { recursive: true })
  writeFileSync(join(folder, 'html/page'), body)
  const shipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('/var/cache/nginx/vitrine', join(folder, 'pages'))
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${site};`)
    .replace('listen 80;', `listen 127.0.0.1:${proxy};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${folder}/${it};`)
  const settings = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; user ${process.env.USER ?? 'root'};
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000; ${temporary.join(' ')} default_type text/html;
server { listen 127.0.0.1:${file}; root ${folder}/html; open_file_cache max=10; }
${shipped} }`
  writeFileSync(join(folder, 'nginx.conf'), settings)
  startPinned('nginx', ['-c', join(folder, 'nginx.conf'), '-e', `${folder}/error.log`], folder, process.env)
}
