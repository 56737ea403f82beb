import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareCms } from '../../run/prepare-cms.ts'
import { waitFor } from '../../run/wait-for.ts'
import { ownDatabase } from '../own-database.ts'
import { admin } from '../test-instance.ts'
import { type Counts, count } from './count.ts'
import { MailBox } from './mail-box.ts'
import { Program } from './program.ts'
import { pause, sendAll } from './senders.ts'
import { listStored } from './stored.ts'

const apps = join(fileURLToPath(new URL('.', import.meta.url)), '../../apps')

export type ChaosPlan = {
  enquiries: number
  /** How many senders at once, and how long each waits between two enquiries at most, in ms. */
  concurrency: number
  gapMs: number
  /** The time from one fault to the next, in ms: at least, at most. */
  faultIntervalMs: readonly [number, number]
  /** How many faults: at least, at most. Between the two they end when all enquiries are sent. */
  faults: readonly [number, number]
  /** How long delivery may take once everything stays up, in ms. */
  settleWithinMs: number
  /** The site's port; the back office and the mail server have the next two. */
  port: number
  dataDir: string
  /** Of both programs, beside those of every run. */
  settings?: Record<string, string>
}

export type ChaosReport = Counts & {
  siteKills: number
  cmsKills: number
  mailOutages: number
  seconds: number
  logged: string
}

/**
 * Sends enquiries while both programs are killed with SIGKILL at random and the mail server comes and goes, then waits until everything
 * is delivered and counts. Both programs have to be built.
 */
export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  const began = Date.now()
  const [port, cmsPort, mailPort] = [plan.port, plan.port + 1, plan.port + 2]
  const env = { ...toEnvironment(plan, port, cmsPort, mailPort), ...(await ownDatabase()) }
  const mail = new MailBox(mailPort)
  await prepareCms(env)
  await mail.open()
  const cms = new Program({ args: ['src/start.ts'], cwd: join(apps, 'cms'), env, keepOutput: true })
  const site = new Program({ args: ['build/server/index.js'], cwd: join(apps, 'site'), env, keepOutput: true })
  const siteUrl = `http://127.0.0.1:${port}`
  const cmsUrl = `http://127.0.0.1:${cmsPort}`
  try {
    await waitFor(`${siteUrl}/readyz`, 90_000)
    const sent = new AbortController()
    const faults = injectFaults(plan, { site, cms, mail }, sent.signal)
    const sendings = await sendAll(siteUrl, plan.enquiries, plan.concurrency, plan.gapMs)
    sent.abort()
    await faults
    const end = Date.now() + plan.settleWithinMs
    await waitForEmptySpool(siteUrl, end)
    const wanted = sendings.filter(({ acknowledged }) => acknowledged).length
    const countNow = () => count(sendings, [], mail.received)
    while (Date.now() < end && Math.min(countNow().mailedOnce, countNow().receiptsOnce) < wanted) await pause(500)
    // A mail that is sent a second time shall have the time to arrive.
    await pause(3000)
    const counts = count(sendings, await listStored(cmsUrl, admin), mail.received)
    const seconds = Math.round((Date.now() - began) / 1000)
    const logged = site.output + cms.output
    return { ...counts, siteKills: site.kills, cmsKills: cms.kills, mailOutages: mail.outages, seconds, logged }
  } finally {
    await Promise.all([site.stop(), cms.stop()])
    await mail.close()
  }
}

function toEnvironment(
  { dataDir, settings }: ChaosPlan,
  port: number,
  cmsPort: number,
  mailPort: number,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    SITE_URL: `http://127.0.0.1:${port}`,
    INTERNAL_SECRET: 'a secret of the chaos test',
    SEED: 'none',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    ENQUIRY_MAIL_TO: 'sales@norvane.example',
    ENQUIRIES_PER_HOUR: '0',
    ...settings,
  }
}

type Targets = { site: Program; cms: Program; mail: MailBox }

async function injectFaults(plan: ChaosPlan, { site, cms, mail }: Targets, sent: AbortSignal) {
  const [min, max] = plan.faults
  const [from, to] = plan.faultIntervalMs
  const kinds = [
    () => site.kill(),
    () => cms.kill(),
    async () => {
      await mail.close()
      await pause(500 + Math.random() * 3000)
      await mail.open()
    },
    () => (site.kill(), cms.kill()),
  ]
  for (let turn = 0; turn < max && (turn < min || !sent.aborted); turn++) {
    // Each kind occurs in a short run too; the moment is random.
    await kinds[turn % kinds.length]?.()
    await pause(from + Math.random() * (to - from))
  }
}

async function waitForEmptySpool(siteUrl: string, end: number) {
  for (;;) {
    const ready = await fetch(`${siteUrl}/readyz`).then(
      (it) => it.json() as Promise<{ ok: boolean; waiting: number; refused: number }>,
      () => null,
    )
    if (ready?.ok && ready.waiting === 0) return
    if (Date.now() > end) throw new Error(`the spool has not emptied: ${JSON.stringify(ready)}`)
    await pause(250)
  }
}
