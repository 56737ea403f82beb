import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareCms } from '../../run/prepare-cms.ts'
import { waitFor } from '../../run/wait-for.ts'
import { admin } from '../test-instance.ts'
import { type Counts, count } from './count.ts'
import { MailBox } from './mail-box.ts'
import { Program } from './program.ts'
import { pause, sendAll } from './senders.ts'
import { listStored } from './stored.ts'

const apps = join(fileURLToPath(new URL('.', import.meta.url)), '../../apps')

export type ChaosPlan = {
  enquiries: number
  /** How many senders at once, and how long each rests between two enquiries at most, in ms. */
  sideBySide: number
  gapMs: number
  /** A misfortune comes so long after the one before, in ms: from, to. */
  misfortuneEvery: readonly [number, number]
  /** How many there are: at least, at most. Within that they end when all is sent. */
  misfortunes: readonly [number, number]
  /** How long all may take to arrive once everything stays up, in ms. */
  settleWithin: number
  /** The site's port; the back office and the mail server have the next two. */
  port: number
  dataDir: string
}

export type ChaosReport = Counts & { siteKills: number; cmsKills: number; mailAbsences: number; seconds: number }

/**
 * Sends enquiries while both programs are killed with -9 at random and the mail server comes and goes, then lets everything come to
 * rest and counts. Both programs have been built.
 */
export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  const began = Date.now()
  const [port, cmsPort, mailPort] = [plan.port, plan.port + 1, plan.port + 2]
  const env = toEnvironment(plan, port, cmsPort, mailPort)
  const mail = new MailBox(mailPort)
  await prepareCms(env)
  await mail.open()
  const cms = new Program({ args: ['src/start.ts'], cwd: join(apps, 'cms'), env })
  const site = new Program({ args: ['build/server/index.js'], cwd: join(apps, 'site'), env })
  const siteUrl = `http://127.0.0.1:${port}`
  const cmsUrl = `http://127.0.0.1:${cmsPort}`
  try {
    await waitFor(`${siteUrl}/readyz`, 90_000)
    const over = new AbortController()
    const misfortune = bringMisfortune(plan, { site, cms, mail }, over.signal)
    const sendings = await sendAll(siteUrl, plan.enquiries, plan.sideBySide, plan.gapMs)
    over.abort()
    await misfortune
    const end = Date.now() + plan.settleWithin
    await untilSpoolIsEmpty(siteUrl, end)
    const wanted = sendings.filter(({ taken }) => taken).length
    const look = () => count(sendings, [], mail.taken)
    while (Date.now() < end && Math.min(look().mailedOnce, look().receiptsOnce) < wanted) await pause(500)
    // Who would come a second time is given the time to.
    await pause(3000)
    const counts = count(sendings, await listStored(cmsUrl, admin), mail.taken)
    const seconds = Math.round((Date.now() - began) / 1000)
    return { ...counts, siteKills: site.kills, cmsKills: cms.kills, mailAbsences: mail.absences, seconds }
  } finally {
    await Promise.all([site.stop(), cms.stop()])
    await mail.close()
  }
}

function toEnvironment({ dataDir }: ChaosPlan, port: number, cmsPort: number, mailPort: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    SITE_URL: `http://127.0.0.1:${port}`,
    INTERNAL_SECRET: 'the torture has no secrets',
    SEED: 'none',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    ENQUIRY_MAIL_TO: 'sales@norvane.example',
    ENQUIRIES_PER_HOUR: '0',
  }
}

type Victims = { site: Program; cms: Program; mail: MailBox }

async function bringMisfortune(plan: ChaosPlan, { site, cms, mail }: Victims, over: AbortSignal) {
  const [least, most] = plan.misfortunes
  const [from, to] = plan.misfortuneEvery
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
  for (let turn = 0; turn < most && (turn < least || !over.aborted); turn++) {
    // Each kind comes to pass also in a short run; which moment it meets is chance.
    await kinds[turn % kinds.length]?.()
    await pause(from + Math.random() * (to - from))
  }
}

async function untilSpoolIsEmpty(siteUrl: string, end: number) {
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
