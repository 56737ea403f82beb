import { MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import { PLANNER_PATH } from './plan-path.ts'

/** Around what a message says of a plan, so that the next plan takes its place. */
const RULE = '———'

/**
 * A message with what is to be said of a plan below what somebody has written, in place of an earlier plan. Where it gets too long, the plan's
 * lines are left out: its drawing goes along all the same.
 */
export function withPlan(message: string, lines: readonly string[]): string {
  const own = withoutPlan(message).trim()
  const part = [RULE, ...lines, RULE].join('\n')
  const whole = own === '' ? part : `${own}\n\n${part}`
  return whole.length > MAX_MESSAGE_LENGTH ? own : whole
}

function withoutPlan(message: string): string {
  const [start, end] = [message.indexOf(RULE), message.lastIndexOf(RULE)]
  const isPlan = end > start && message.slice(start, end).includes(PLANNER_PATH)
  return isPlan ? message.slice(0, start) + message.slice(end + RULE.length) : message
}
