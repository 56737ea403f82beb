import type { RoutingRule } from '../../payload-types.ts'

/** Whom a rule can send an enquiry to. */
export const ruleTargets = ['person', 'team', 'dealer'] as const
/** Why a rule cannot be used at the moment: its person has left, is away, or its dealer takes no enquiries. */
export const passReasons = ['left', 'away', 'paused'] as const
export type PassReason = (typeof passReasons)[number]

/** More rules nobody keeps in mind; what comes after is not asked. */
export const MAX_RULES = 200

/** What a rule looks at. `countryCode` is null where the visitor's country is not known. */
export type Facts = {
  kind: string
  countryCode?: string | null
  language?: string | null
  categorySlugs?: string[] | null
}

export type Conditions = Pick<RoutingRule, 'countries' | 'languages' | 'kinds' | 'categories'>

/** Whether an enquiry meets all conditions of a rule that says something; of each condition one value is enough. */
export function matchesRule({ countries, languages, kinds, categories }: Conditions, facts: Facts): boolean {
  return (
    hasAny(countries, facts.countryCode) &&
    hasAny(languages, facts.language) &&
    hasAny(kinds, facts.kind) &&
    hasAny(categories, ...(facts.categorySlugs ?? []))
  )
}

function hasAny(wanted: readonly string[] | null | undefined, ...values: (string | null | undefined)[]): boolean {
  return !wanted?.length || values.some((value) => value && wanted.includes(value))
}
