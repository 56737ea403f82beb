import { describe, expect, it } from 'vitest'
import { findUnexplained, type Outcome } from './outcome.ts'
import { findBroken, toTable, type TopologyReport } from './report.ts'

const visits = { answered: 90, slowestMs: 900, withoutProxy: 3, brokenOff: 2, failures: [] as string[] }
const outcome: Outcome = {
  sent: 8,
  acknowledged: 8,
  storedOnce: 8,
  storedNever: 0,
  storedTwice: 0,
  mailedOnce: 8,
  mailedNever: 0,
  mailedTwice: 0,
  receiptsOnce: 8,
  receiptsOther: 0,
  handedOverAgain: 1,
  files: { sent: 4, whole: 4 },
  left: 0,
  mailKills: 1,
  unexplained: [],
}
const flawless: TopologyReport = {
  deeds: [
    { name: 'kill cms 1', times: 2, slowestMs: 6100, missing: null },
    { name: 'fill the disk', times: 0, slowestMs: 0, missing: 'this user may not mount a file system' },
  ],
  visits,
  ownVisits: visits,
  publishes: { saved: 3, refused: 1, delays: [900, 400, 2999], failures: [] },
  maxPublishMs: 3000,
  outcome,
  seconds: 60,
}

describe('what the topology shows', () => {
  it('holds where nothing was lost, and a mail that a kill has left in doubt came again [R18.120]', () => {
    expect(findBroken(flawless)).toEqual([])
  })

  it.each<[string, Partial<TopologyReport>]>([
    ['1 visits of kept pages failed: /de: status 502', { visits: { ...visits, failures: ['/de: status 502'] } }],
    ['1 visits of kept pages failed: /de: status 503', { ownVisits: { ...visits, failures: ['/de: status 503'] } }],
    ['1 enquiries were never acknowledged', { outcome: { ...outcome, sent: 9 } }],
    ['1 acknowledged enquiries were lost', { outcome: { ...outcome, storedNever: 1 } }],
    ['1 enquiries were stored more than once', { outcome: { ...outcome, storedTwice: 1 } }],
    ['1 of 4 files of enquiries were lost or changed', { outcome: { ...outcome, files: { sent: 4, whole: 3 } } }],
    ['2 enquiries wait in a spool, or were refused or left without their files', { outcome: { ...outcome, left: 2 } }],
    ['1 enquiries have not one mail to sales', { outcome: { ...outcome, mailedOnce: 7 } }],
    ['1 enquiries have not one receipt', { outcome: { ...outcome, receiptsOther: 1 } }],
    ['mails came twice without a kill: <a>', { outcome: { ...outcome, unexplained: ['<a>'] } }],
    ['5 mails came twice after 1 kills: more than can be in doubt', { outcome: { ...outcome, handedOverAgain: 5 } }],
    [
      '1 publishes took 3 s or more to show everywhere: 3000 ms',
      { publishes: { ...flawless.publishes, delays: [3000] } },
    ],
    [
      '1 publishes took 15 s or more to show everywhere: 15001 ms',
      { publishes: { ...flawless.publishes, delays: [14_999, 15_001] }, maxPublishMs: 15_000 },
    ],
    ['nothing was published', { publishes: { ...flawless.publishes, delays: [] } }],
    ['nobody visited', { ownVisits: { ...visits, answered: 0 } }],
    ['nobody sent an enquiry with a file', { outcome: { ...outcome, files: { sent: 0, whole: 0 } } }],
  ])('says: %s [R18.120]', (sentence, change) => {
    expect(findBroken({ ...flawless, ...change })).toEqual([sentence])
  })

  it('tells a copy of a mail that a kill explains from one that nothing does [R18.120]', () => {
    const mails = new Map([
      ['once', [5000]],
      ['by a kill', [100_000, 300_000]],
      ['by nothing', [200_000, 300_000]],
      ['by one kill of two', [100_000, 200_000, 300_000]],
    ])
    expect(findUnexplained(mails, [104_000])).toEqual(['by nothing', 'by one kill of two'])
  })

  it('is a table of what was done and counted, with what could not be done [R18.120]', () => {
    const lines = toTable(flawless)
    expect(lines.find((line) => line.startsWith('kill cms 1'))).toMatch(/ 2  6\.1 s$/)
    expect(lines.find((line) => line.startsWith('fill the disk'))).toMatch(/skipped  this user may not mount/)
    expect(lines.join('\n')).toContain('median 900 ms, slowest 2999 ms')
  })
})
