import type { Publishes } from './editor.ts'
import type { Outcome } from './outcome.ts'
import type { Visits } from './visitors.ts'

/** How many mails a back office sends at once: a kill can leave no more in doubt. */
const MAX_CONCURRENT_MAILS = 4

export type TopologyReport = {
  /** What was done, how often, how long it took at most until all was whole again; or why it could not be done. */
  deeds: { name: string; times: number; slowestMs: number; missing: string | null }[]
  /** Of kept pages through nginx, and of the sites themselves. */
  visits: Pick<Visits, 'answered' | 'slowestMs' | 'withoutProxy' | 'brokenOff' | 'failures'>
  ownVisits: TopologyReport['visits']
  publishes: Pick<Publishes, 'saved' | 'refused' | 'delays' | 'failures'>
  /** Each publish shows everywhere in less than this. */
  maxPublishMs: number
  outcome: Outcome
  seconds: number
}

/** What does not hold, a sentence each. */
export function findBroken({ visits, ownVisits, publishes, maxPublishMs, outcome }: TopologyReport): string[] {
  const { acknowledged, files } = outcome
  const failed = [...visits.failures, ...ownVisits.failures]
  const late = publishes.delays.filter((it) => it >= maxPublishMs)
  const claims: [boolean, string][] = [
    [failed.length === 0, `${failed.length} visits of kept pages failed: ${failed.slice(0, 5).join('; ')}`],
    [outcome.sent === acknowledged, `${outcome.sent - acknowledged} enquiries were never acknowledged`],
    [outcome.storedNever === 0, `${outcome.storedNever} acknowledged enquiries were lost`],
    [outcome.storedTwice === 0, `${outcome.storedTwice} enquiries were stored more than once`],
    [
      files.whole === files.sent,
      `${files.sent - files.whole} of ${files.sent} files of enquiries were lost or changed`,
    ],
    [outcome.left === 0, `${outcome.left} enquiries wait in a spool, or were refused or left without their files`],
    [outcome.mailedOnce === acknowledged, `${acknowledged - outcome.mailedOnce} enquiries have not one mail to sales`],
    [outcome.receiptsOther === 0, `${outcome.receiptsOther} enquiries have not one receipt`],
    [
      outcome.unexplained.length === 0,
      `mails came twice without a kill: ${outcome.unexplained.slice(0, 5).join(', ')}`,
    ],
    [
      outcome.handedOverAgain <= outcome.mailKills * MAX_CONCURRENT_MAILS,
      `${outcome.handedOverAgain} mails came twice after ${outcome.mailKills} kills: more than can be in doubt`,
    ],
    [
      late.length === 0,
      `${late.length} publishes took ${maxPublishMs / 1000} s or more to show everywhere: ${late.join(', ')} ms`,
    ],
    [publishes.failures.length === 0, publishes.failures.join('; ')],
    // Where nothing was done nothing is shown.
    [visits.answered > 0 && ownVisits.answered > 0, 'nobody visited'],
    [acknowledged > 0 && files.sent > 0, 'nobody sent an enquiry with a file'],
    [publishes.delays.length > 0, 'nothing was published'],
  ]
  return claims.flatMap(([holds, sentence]) => (holds ? [] : [sentence]))
}

/** What was done and counted, as lines of a table. */
export function toTable(report: TopologyReport): string[] {
  const { deeds, visits, ownVisits, publishes, outcome } = report
  const sorted = publishes.delays.toSorted((a, b) => a - b)
  const rows: [string, string, string][] = [
    ['done', 'times', 'whole again after, at most'],
    ...deeds.map(({ name, times, slowestMs, missing }): [string, string, string] =>
      missing ? [name, 'skipped', missing] : [name, String(times), toSeconds(slowestMs)],
    ),
    ['counted', '', 'of them'],
    ['visits of kept pages through nginx', String(visits.answered), `${visits.failures.length} failed`],
    ['  slowest', '', toSeconds(visits.slowestMs)],
    ['  while nginx itself was gone', String(visits.withoutProxy), 'not counted'],
    ['visits of kept pages at a site', String(ownVisits.answered), `${ownVisits.failures.length} failed`],
    ['  slowest', '', toSeconds(ownVisits.slowestMs)],
    ['  while the site itself was killed', String(ownVisits.brokenOff), 'not counted'],
    ['enquiries', String(outcome.sent), `${outcome.acknowledged} acknowledged`],
    ['  stored', '', `${outcome.storedOnce} once, ${outcome.storedNever} never, ${outcome.storedTwice} twice`],
    ['  their files', String(outcome.files.sent), `${outcome.files.whole} stored as they were sent`],
    ['  left in a spool', String(outcome.left), ''],
    ['  mails to sales', '', `${outcome.mailedOnce} once, ${outcome.mailedNever} never, ${outcome.mailedTwice} twice`],
    ['  receipts', '', `${outcome.receiptsOnce} once, ${outcome.receiptsOther} otherwise`],
    [
      '  mails handed over again, same Message-ID',
      String(outcome.handedOverAgain),
      `${outcome.unexplained.length} without a kill`,
    ],
    ['publishes', String(publishes.saved), `${publishes.refused} tries refused meanwhile`],
    [
      '  shown on both sites and by nginx',
      String(sorted.length),
      `median ${sorted[Math.floor(sorted.length / 2)] ?? '-'} ms, slowest ${sorted.at(-1) ?? '-'} ms`,
    ],
  ]
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length))
  const line = ([name, times, text]: [string, string, string]) =>
    `${name.padEnd(width(0))}  ${times.padStart(width(1))}  ${text}`.trimEnd()
  return rows.map(line)
}

const toSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
