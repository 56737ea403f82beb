import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, preparePostgresServer } from '@vitrine/platform/testing/postgres-server'
import { withoutTls, writeNginxConf } from '../../deploy/checks/write-nginx-conf.ts'
import { prepareCms } from '../../run/prepare-cms.ts'
import { cmsArgs, programEnv, siteArgs } from '../../run/program-options.ts'
import { waitFor } from '../../run/wait-for.ts'
import { Program, type Start } from '../chaos/program.ts'
import { admin } from '../test-instance.ts'
import { Clock } from './clock.ts'
import { Link } from './link.ts'
import { SmallDisk } from './small-disk.ts'

const here = import.meta.dirname
const apps = join(here, '../../apps')
const MAX_START_MS = 120_000
const BUCKET = 'vitrine'

/** A site, the back office beside it, and the network between the two. */
export type Instance = { site: Program; cms: Program; link: Link; siteUrl: string; cmsUrl: string }

export type Topology = Awaited<ReturnType<typeof startTopology>>

/**
 * nginx with the configuration that is shipped, two instances behind it, and one Postgres, one object store and one mail server for both: each a
 * program that can be killed and then comes back. The second instance has a clock of its own, and the data of the first one are on a small disk.
 * @param port the first of ten
 * @param seed what the database is filled with
 */
export async function startTopology({ port, folder, seed }: { port: number; folder: string; seed: 'demo' | 'none' }) {
  const [mailPort, storePort] = [port + 7, port + 8]
  const postgres = await preparePostgresServer(port + 9)
  const started: Program[] = []
  const run = (start: Partial<Start> & Pick<Start, 'args'>) => {
    const program = new Program({ cwd: here, env: process.env, keepOutput: true, ...start })
    started.push(program)
    return program
  }
  const disk = new SmallDisk(join(folder, 'data-1'))
  const clock = new Clock(join(folder, 'clock'))
  const links: Link[] = []
  async function stop() {
    // From the front to the back, so that nobody waits for who is gone.
    for (const program of started.toReversed()) await program.stop()
    await Promise.all(links.map((link) => link.refuse()))
    disk.remove()
    postgres.remove()
  }
  try {
    const database = run({ command: postgres.command, args: postgres.args, ...postgres.options })
    await postgres.untilUp(() => false)
    const databaseUrl = await createDatabase(postgres.url, 'topology')
    const store = run({ args: ['object-store-program.ts', String(storePort), join(folder, 'store')] })
    const mail = run({ args: ['mail-program.ts', String(mailPort), join(folder, 'mail')] })
    const url = `http://127.0.0.1:${port}`
    const shared = {
      ...process.env,
      ...programEnv,
      NODE_ENV: 'production' as const,
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      SITE_URL: url,
      DATABASE_URL: databaseUrl,
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
      S3_ACCESS_KEY_ID: 'a key',
      S3_SECRET_ACCESS_KEY: 'its secret',
      INTERNAL_SECRET: 'a secret of this topology',
      PAYLOAD_SECRET: 'what all of its sessions are signed with',
      SEED: seed,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      ENQUIRY_MAIL_TO: 'sales@norvane.example',
      // A few buyers send more than people do, and the disk is small.
      ENQUIRIES_PER_HOUR: '0',
      ENQUIRY_FILES_MB_PER_HOUR: '0',
      MIN_FREE_DISK_MB: '1',
      LOG_FORMAT: 'text',
    }
    await prepareCms({
      ...shared,
      DATA_DIR: join(folder, 'data-1'),
      PORT: String(port + 1),
      CMS_PORT: String(port + 3),
    })
    const instances = [1, 2].map((number): Instance => {
      const [sitePort, cmsPort, linkPort] = [port + number, port + 2 + number, port + 4 + number]
      const ofClock = number === 2 ? clock.environment : {}
      const own = { ...shared, ...ofClock, PORT: String(sitePort), DATA_DIR: join(folder, `data-${number}`) }
      const link = new Link(linkPort, cmsPort)
      links.push(link)
      const cms = run({ args: cmsArgs, cwd: join(apps, 'cms'), env: { ...own, CMS_PORT: String(cmsPort) } })
      // The site takes the link for the back office.
      const site = run({ args: siteArgs, cwd: join(apps, 'site'), env: { ...own, CMS_PORT: String(linkPort) } })
      return { site, cms, link, siteUrl: `http://127.0.0.1:${sitePort}`, cmsUrl: `http://127.0.0.1:${cmsPort}` }
    })
    await Promise.all(links.map((link) => link.open()))
    const nginx = run(toNginx(join(folder, 'nginx'), port, instances))
    await Promise.all(instances.map(({ siteUrl }) => waitFor(`${siteUrl}/readyz`, MAX_START_MS)))
    await waitFor(`${url}/readyz`, MAX_START_MS)
    const files = { mail: join(folder, 'mail'), objects: join(folder, 'store/objects'), bucket: BUCKET }
    const readLog = () => started.map(({ output }) => output).join('\n')
    return { url, instances, nginx, database, databaseUrl, store, mail, disk, clock, files, readLog, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** As deploy/nginx.conf has it but for TLS, with the instances that it is told to name. */
function toNginx(folder: string, port: number, instances: readonly Instance[]): Start {
  mkdirSync(folder, { recursive: true })
  // The workers of nginx are another user.
  for (const it of [folder, join(folder, '..')]) chmodSync(it, 0o755)
  const shipped = readFileSync(join(here, '../../deploy/nginx.conf'), 'utf8')
  const servers = instances.map(({ siteUrl }) => `server ${new URL(siteUrl).host};`)
  const conf = withoutTls(shipped, folder, port).replace(
    'server 127.0.0.1:3000;',
    ['hash $binary_remote_addr consistent;', ...servers].join('\n'),
  )
  // Its way to TLS is a socket in the file system (write-nginx-conf.ts), which a kill leaves behind.
  const line = `rm -f http.sock && exec nginx -c ${writeNginxConf(folder, conf)} -e ${folder}/error.log`
  return { command: 'sh', args: ['-c', line], cwd: folder, env: process.env, keepOutput: true, isGroup: true }
}

/** Whether both sites have their content and can keep enquiries, and nginx reaches them. */
export async function isWhole({ url, instances }: Topology): Promise<boolean> {
  const asked = [url, ...instances.map(({ siteUrl }) => siteUrl)].map((it) =>
    fetch(`${it}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    ),
  )
  return (await Promise.all(asked)).every(Boolean)
}
