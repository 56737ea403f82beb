import { pause, type Sending } from '../chaos/senders.ts'
import { sendEnquiries } from './buyers.ts'
import { Editor, editedPage, Publishes } from './editor.ts'
import { type Fault, listFaults } from './faults.ts'
import { countOutcome, isSettled } from './outcome.ts'
import { startTopology, isWhole, type Topology } from './topology.ts'
import type { TopologyReport } from './report.ts'
import { read, Visits, visitSite, visitThroughProxy } from './visitors.ts'
import { Watch } from './watch.ts'

export type TopologyPlan = {
  /** The first of ten ports. */
  port: number
  /** A folder for everything; the caller removes it. */
  folder: string
  seed: 'demo' | 'none'
  /** What visitors look at. */
  pages: readonly string[]
  /** By name in `listFaults`, one after the other; null: all. */
  faults: readonly string[] | null
  rounds: number
  /** How long what is broken stays so, in ms. */
  holdMs: number
  /** How long nothing is broken before the next fault, in ms. */
  wholeMs: number
  visitors: number
  buyers: number
  /** How soon a publish shows everywhere, in ms. */
  maxPublishMs: number
  /** How long until everything has arrived once nothing is broken any more, in ms. */
  settleWithinMs: number
  log: (line: string) => void
  /** Gets all that the programs have written, one after the other. */
  keepOutput?: (text: string) => void
}

/** A topology that is not whole again after this is broken. */
const MAX_RECOVERY_MS = 120_000

/** Breaks one part of the topology after the other while it is used, and counts what became of it. Both programs have to be built. */
export async function runTopology(plan: TopologyPlan): Promise<TopologyReport> {
  const began = Date.now()
  const topology = await startTopology(plan)
  const over = new AbortController()
  const { signal } = over
  try {
    plan.log(`all programs run after ${seconds(began)} s`)
    const [watch, visits, ownVisits, publishes] = [new Watch(), new Visits(), new Visits(), new Publishes()]
    const sendings: Sending[] = []
    const editor = new Editor(topology, watch)
    await editor.begin()
    const pages = [...plan.pages, editedPage]
    await warm(topology, pages)
    const load = Promise.all([
      ...Array.from({ length: plan.visitors }, (_, n) =>
        visitThroughProxy(topology.url, `127.0.1.${n + 1}`, pages, visits, watch, signal),
      ),
      ...topology.instances.map((instance) => visitSite(instance, pages, ownVisits, watch, signal)),
      ...Array.from({ length: plan.buyers }, () => sendEnquiries(topology.url, sendings, signal)),
      editor.publish(publishes, signal),
    ])
    const breaking = breakAll(plan, topology, watch, signal)
    // A part of the load that fails ends it all.
    const deeds = await Promise.race([breaking, load.then(() => breaking)])
    over.abort()
    await load
    plan.log(`all faults are over after ${seconds(began)} s`)
    const end = Date.now() + plan.settleWithinMs
    while (Date.now() < end && !(await isSettled(topology, sendings))) await pause(500)
    // What is sent a second time shall have the time to arrive.
    await pause(3000)
    const outcome = await countOutcome(topology, sendings, watch)
    const { maxPublishMs } = plan
    return { deeds, visits, ownVisits, publishes, maxPublishMs, outcome, seconds: seconds(began) }
  } finally {
    over.abort()
    plan.keepOutput?.(topology.readLog())
    await topology.stop()
  }
}

/** Pages are kept from here on. */
async function warm({ url, instances }: Topology, pages: readonly string[]) {
  // The first one has it rendered, the second one gets it from memory: nginx keeps no other.
  for (const origin of [...instances.map(({ siteUrl }) => siteUrl), url, url])
    for (const page of pages) {
      const failure = await read(fetch, origin + page)
      if (failure) throw new Error(`${origin}${page} cannot be had at the start: ${failure}`)
    }
}

async function breakAll(
  plan: TopologyPlan,
  topology: Topology,
  watch: Watch,
  over: AbortSignal,
): Promise<TopologyReport['deeds']> {
  const all = listFaults(topology, watch, plan.holdMs)
  const wanted = (plan.faults ?? Object.keys(all)).flatMap((name) => all[name] ?? [])
  const deeds = new Map<Fault, { name: string; times: number; slowestMs: number; missing: string | null }>()
  for (let round = 0; round < plan.rounds; round++)
    for (const fault of wanted) {
      const deed = deeds.get(fault) ?? { name: fault.name, times: 0, slowestMs: 0, missing: fault.missing ?? null }
      deeds.set(fault, deed)
      if (deed.missing || over.aborted) continue
      plan.log(fault.name)
      watch.begin(fault.name)
      await fault.act()
      const mended = Date.now()
      while (!over.aborted && !(await isWhole(topology))) {
        if (Date.now() - mended > MAX_RECOVERY_MS) throw new Error(`${fault.name}: it is not whole again, ever`)
        await pause(50)
      }
      watch.isWholeAgain()
      deed.times++
      deed.slowestMs = Math.max(deed.slowestMs, Date.now() - mended)
      await pause(plan.wholeMs)
    }
  return [...deeds.values()]
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000)
