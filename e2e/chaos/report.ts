import type { ChaosReport } from './chaos.ts'

/** The figures as lines of text. */
export function toLines(it: ChaosReport): string[] {
  return [
    `${it.sent} enquiries sent, ${it.acknowledged} acknowledged, in ${it.seconds} s`,
    `site killed ${it.siteKills} times, back office ${it.cmsKills} times, mail server away ${it.mailOutages} times`,
    `stored: ${it.storedOnce} once, ${it.storedNever} never, ${it.storedTwice} twice`,
    `mailed to the operator: ${it.mailedOnce} once, ${it.mailedNever} never, ${it.mailedTwice} twice`,
    `receipts: ${it.receiptsOnce} once, ${it.receiptsOther} otherwise`,
    `handed over again under the same Message-ID, after a kill in the middle: ${it.handedOverAgain}`,
  ]
}

/** How many mails the back office sends at once: a kill can leave no more in doubt. */
const MAX_CONCURRENT_MAILS = 4

/** Every acknowledged enquiry is stored exactly once and mailed exactly once, and nothing is repeated but what a kill left in doubt. */
export function isFlawless(it: ChaosReport): boolean {
  const { sent } = it
  const whole = [it.acknowledged, it.storedOnce, it.mailedOnce, it.receiptsOnce].every((number) => number === sent)
  return whole && it.handedOverAgain <= it.cmsKills * MAX_CONCURRENT_MAILS
}
