import type { Payload } from 'payload'
import { decideRoute, destinationOf, type LoadedRule, nameOfDestination } from './decide-route.ts'
import { type Facts, matchesRule } from './rule.ts'

const PAGE_SIZE = 200
/** As many as somebody looks through; the counts are of all. */
const MAX_EXAMPLES = 50

export type TriedEnquiry = {
  id: string
  number: string
  receivedAt: string
  who: string
  countryCode: string | null
  /** The rule that takes it and whom it goes to; null where no rule does. */
  rule: string | null
  to: string | null
}

export type TryResult = {
  /** How many past enquiries were looked at. */
  looked: number
  /** What a single rule was tried for: how many meet it, and how many of them it gets. */
  own: { meets: number; gets: number } | null
  /** By rule and whom it sends to, in the order of the rules; last what no rule takes, with null. */
  totals: { rule: string | null; to: string | null; count: number }[]
  examples: TriedEnquiry[]
}

/**
 * What the rules would have done with the last enquiries that are no spam, if those had come today. Nothing is changed; the turn of a team is
 * left as it is, so that a team is named without its member. Read in pages.
 * @param own only what meets this rule is an example
 */
export async function tryRules(
  payload: Payload,
  { rules, own, count, day }: { rules: readonly LoadedRule[]; own: LoadedRule | null; count: number; day: string },
): Promise<TryResult> {
  const totals = new Map<string, TryResult['totals'][number]>()
  const result: TryResult = { looked: 0, own: own && { meets: 0, gets: 0 }, totals: [], examples: [] }
  for await (const enquiry of lastEnquiries(payload, count)) {
    const { route } = decideRoute(rules, enquiry as Facts, day)
    const rule = route?.rule.name ?? null
    const to = route ? nameOfTarget(route.rule, day) : null
    result.looked += 1
    const meets = own === null || matchesRule(own, enquiry as Facts)
    if (result.own && meets) {
      result.own.meets += 1
      if (route?.rule === own) result.own.gets += 1
    }
    const key = `${route?.rule.id ?? ''}\n${to}`
    const total = totals.get(key) ?? { rule, to, count: 0 }
    totals.set(key, { ...total, count: total.count + 1 })
    if (meets && result.examples.length < MAX_EXAMPLES)
      result.examples.push({
        id: enquiry.id,
        number: enquiry.number ?? '',
        receivedAt: enquiry.createdAt,
        who: enquiry.companyName || enquiry.fullName,
        countryCode: enquiry.countryCode ?? null,
        rule,
        to,
      })
  }
  const placeOf = ({ rule }: { rule: string | null }) =>
    rule === null ? rules.length : rules.findIndex(({ name }) => name === rule)
  return { ...result, totals: [...totals.values()].toSorted((a, b) => placeOf(a) - placeOf(b)) }
}

/** A team by its name alone: who would have been next is not known. */
function nameOfTarget(rule: LoadedRule, day: string): string {
  const to = destinationOf(rule, day)
  if (typeof to === 'string') return ''
  return to.kind === 'person' && to.team ? to.team.name : nameOfDestination(to)
}

const select = {
  number: true,
  createdAt: true,
  kind: true,
  fullName: true,
  companyName: true,
  countryCode: true,
  language: true,
  categorySlugs: true,
} as const

/** The newest first, page by page from where the page before ended: what comes meanwhile moves nothing. */
async function* lastEnquiries(payload: Payload, count: number) {
  let left = count
  let after: { createdAt: string; id: string } | null = null
  while (left > 0) {
    const older: object[] = after
      ? [
          {
            or: [
              { createdAt: { less_than: after.createdAt } },
              { and: [{ createdAt: { equals: after.createdAt } }, { id: { less_than: after.id } }] },
            ],
          },
        ]
      : []
    const { docs } = await payload.find({
      collection: 'enquiries',
      where: { and: [{ state: { not_equals: 'spam' } }, ...older] as never },
      sort: ['-createdAt', '-id'],
      limit: Math.min(PAGE_SIZE, left),
      pagination: false,
      depth: 0,
      select,
    })
    yield* docs
    const last = docs.at(-1)
    if (!last || docs.length < Math.min(PAGE_SIZE, left)) return
    left -= docs.length
    after = { createdAt: last.createdAt, id: last.id }
  }
}
