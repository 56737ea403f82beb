import { pause } from '../chaos/senders.ts'
import type { Topology } from './topology.ts'
import type { Watch } from './watch.ts'

/** Something that is broken and comes back. `missing`: why it cannot be done on this machine. */
export type Fault = { name: string; missing?: string | null; act: () => Promise<void> }

const TWO_HOURS_S = 2 * 60 * 60

/**
 * Every fault that the topology must survive.
 * @param holdMs how long what can be held is held
 */
export function listFaults(topology: Topology, watch: Watch, holdMs: number): Record<string, Fault> {
  const { nginx, database, store, mail, disk, clock } = topology
  const [first, second] = topology.instances
  if (!first || !second) throw new Error('there are two instances')
  const killing = (name: string, ...programs: { kill(awayMs?: number): void }[]): Fault => ({
    name,
    async act() {
      for (const program of programs) program.kill(holdMs)
      await pause(holdMs)
    },
  })
  // The moment is noted: a kill breaks off what was going on just before it.
  const duringMail = ({ name, act }: Fault): Fault => ({
    name,
    act: () => (watch.mailKills.push(Date.now()), act()),
  })
  const cutting = (name: string, link: typeof first.link, how: 'hang' | 'refuse'): Fault => ({
    name,
    async act() {
      await link[how]()
      await pause(holdMs)
      await link.mend()
    },
  })
  const moving = (name: string, seconds: number): Fault => ({
    name,
    missing: clock.missing,
    async act() {
      clock.move(seconds)
      await pause(Math.max(holdMs, 4000))
    },
  })
  return {
    firstSite: killing('kill site 1', first.site),
    secondSite: killing('kill site 2', second.site),
    bothSites: killing('kill both sites', first.site, second.site),
    firstCms: duringMail(killing('kill cms 1', first.cms)),
    secondCms: duringMail(killing('kill cms 2', second.cms)),
    bothCms: duringMail(killing('kill both cms', first.cms, second.cms)),
    firstInstance: duringMail(killing('kill site 1 and cms 1', first.site, first.cms)),
    database: killing('kill Postgres', database),
    store: killing('kill the S3 server', store),
    mail: duringMail(killing('kill the SMTP server', mail)),
    nginx: {
      name: 'kill nginx',
      async act() {
        const gone = { from: Date.now(), to: Infinity }
        watch.withoutProxy.push(gone)
        nginx.kill(holdMs)
        await pause(holdMs)
        while (!(await answers(`${topology.url}/healthz`))) await pause(50)
        gone.to = Date.now()
      },
    },
    hang: cutting('site 1 and cms 1: network hangs', first.link, 'hang'),
    refuse: cutting('site 2 and cms 2: network refuses', second.link, 'refuse'),
    hangingStart: {
      name: 'kill site 1 while its network hangs',
      async act() {
        first.link.hang()
        first.site.kill()
        await pause(holdMs)
        await first.link.mend()
      },
    },
    disk: {
      name: 'fill the disk of instance 1',
      missing: disk.missing,
      async act() {
        disk.fill()
        await pause(holdMs)
        disk.empty()
      },
    },
    fullDisk: {
      name: 'kill site 1 on a full disk',
      missing: disk.missing,
      async act() {
        disk.fill()
        first.site.kill()
        await pause(holdMs)
        disk.empty()
      },
    },
    forward: moving('clock of instance 2: two hours forward', TWO_HOURS_S),
    killWhileForward: {
      missing: clock.missing,
      ...duringMail(killing('kill cms 2 while its clock is wrong', second.cms)),
    },
    backward: moving('clock of instance 2: two hours back', -TWO_HOURS_S),
    right: moving('clock of instance 2: right again', 0),
  }
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
