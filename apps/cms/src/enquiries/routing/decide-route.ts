import type { DealerContact, RoutingRule, Team, User } from '../../payload-types.ts'
import { type Facts, matchesRule, type PassReason } from './rule.ts'

export type Colleague = Pick<User, 'id' | 'name' | 'email' | 'role' | 'disabled' | 'awayUntil'>

/** A rule with the documents that it refers to, as the database has them now. */
export type LoadedRule = Omit<RoutingRule, 'person' | 'team' | 'dealer'> & {
  person?: number | Colleague | null
  team?: number | Team | null
  dealer?: number | DealerContact | null
}

/** Where an enquiry goes: to a colleague, who may be one of a team, or to a dealer. */
export type Destination =
  | { kind: 'person'; person: Colleague; team: Team | null }
  | { kind: 'dealer'; dealer: DealerContact }

export type Passed = { rule: LoadedRule; reason: PassReason }
export type Route = { rule: LoadedRule; to: Destination }

/**
 * Finds the first rule that an enquiry meets and that can be used.
 * @param rules in their order, turned on
 * @param day that it is at the desk, as `2027-03-01`: somebody who is away until then is away on that day
 * @returns `passed`: the rules that it met before and that nobody is there for
 */
export function decideRoute(
  rules: readonly LoadedRule[],
  facts: Facts,
  day: string,
): { route: Route | null; passed: Passed[] } {
  const passed: Passed[] = []
  for (const rule of rules) {
    if (!matchesRule(rule, facts)) continue
    const to = destinationOf(rule, day)
    if (typeof to !== 'string') return { route: { rule, to }, passed }
    passed.push({ rule, reason: to })
  }
  return { route: null, passed }
}

/** Where a rule sends what meets it, or why it cannot. */
export function destinationOf(rule: LoadedRule, day: string): Destination | PassReason {
  switch (rule.target) {
    case 'person': {
      const { person } = rule
      if (!person || typeof person !== 'object') return 'left'
      return absenceOf(person, day) ?? { kind: 'person', person, team: null }
    }
    case 'team': {
      const { team } = rule
      return team && typeof team === 'object' ? nextOfTeam(team, day) : 'left'
    }
    case 'dealer': {
      const { dealer } = rule
      if (!dealer || typeof dealer !== 'object' || !isOnSite(dealer)) return 'left'
      return dealer.paused ? 'paused' : { kind: 'dealer', dealer }
    }
  }
}

/**
 * The next one in turn. Not who has the fewest open enquiries: whoever leaves them lying would then get none, and whoever closes them fast
 * all.
 */
function nextOfTeam(team: Team, day: string): Destination | PassReason {
  const members = team.members.filter((it) => typeof it === 'object')
  const last = members.findIndex(({ id }) => id === team.lastMember)
  const inTurn = [...members.slice(last + 1), ...members.slice(0, last + 1)]
  const person = inTurn.find((it) => absenceOf(it, day) === null)
  if (person) return { kind: 'person', person, team }
  return members.some((it) => absenceOf(it, day) === 'away') ? 'away' : 'left'
}

/** Null where somebody is there. */
export function absenceOf({ role, disabled, awayUntil }: Colleague, day: string): 'left' | 'away' | null {
  if (disabled || role === 'editor') return 'left'
  return awayUntil && awayUntil.slice(0, 10) >= day ? 'away' : null
}

/** A dealer in the trash is none of ours any more. */
function isOnSite({ dealer }: DealerContact): boolean {
  return typeof dealer !== 'object' || dealer === null ? Boolean(dealer) : !dealer.deletedAt
}

/** Who gets an enquiry, as people read it: a name, and before it that of the team. */
export function nameOfDestination(to: Destination): string {
  if (to.kind === 'dealer') return to.dealer.name ?? ''
  return [to.team?.name, to.person.name || to.person.email].filter(Boolean).join(' · ')
}
