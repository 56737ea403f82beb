import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A whole configuration of nginx around deploy/nginx.conf, which keeps and logs in a folder.
 * @param site the text of deploy/nginx.conf, with what the caller has changed in it
 * @returns the path of the file
 */
export function writeNginxConf(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${folder}/${it};`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http { access_log off; ${temporary.join(' ')}
${site.replace('/var/cache/nginx/vitrine', `${folder}/pages`)} }
`,
  )
  return file
}

/** deploy/nginx.conf without TLS, on a port: browsers would have to trust a certificate. Its way to TLS is where nobody comes. */
export function withoutTls(site: string, folder: string, port: number): string {
  return site
    .replaceAll('listen 80;', `listen unix:${folder}/http.sock;`)
    .replaceAll('listen [::]:80;', '')
    .replaceAll('443 ssl http2;', `${port};`)
    .replaceAll(/^ *ssl_.*$/gm, '')
}
