import type { Specification } from '@vitrine/contract/shapes/shop'
import type { Text } from '../texts/texts.ts'

type Group = { group: string | null; rows: Specification[] }

/** The specifications by group; groups and specifications keep their order. */
export function groupSpecifications(specifications: readonly Specification[]): Group[] {
  const groups = new Map<string | null, Specification[]>()
  for (const specification of specifications) {
    const rows = groups.get(specification.group)
    if (rows) rows.push(specification)
    else groups.set(specification.group, [specification])
  }
  return [...groups].map(([group, rows]) => ({ group, rows }))
}

const known = ['capacity', 'tooling', 'drive', 'utilities', 'dimensions', 'control'] as const
const isKnown = (group: string): group is (typeof known)[number] => (known as readonly string[]).includes(group)

/** The name of a group: the text of a known key; a foreign backend's own name as it is. */
export function nameOfGroup(group: string | null, text: Text): string | null {
  return group !== null && isKnown(group) ? text(`product.group.${group}`) : group
}
