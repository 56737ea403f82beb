type Named = { id: string }

export type TurnkeyGroup<Section, Item> = { section: Section | null; turnkeys: Item[] }

/**
 * Turnkeys by the sections that they belong to, in the order of these; those of no section are the last group, without one.
 * A turnkey of two sections is in the first; a section of none of them is left out.
 */
export function groupTurnkeys<Section extends { turnkeys: readonly Named[] }, Item extends Named>(
  turnkeys: readonly Item[],
  sections: readonly Section[],
): TurnkeyGroup<Section, Item>[] {
  const left = new Map(turnkeys.map((it) => [it.id, it]))
  const take = (id: string) => {
    const item = left.get(id)
    left.delete(id)
    return item ? [item] : []
  }
  const groups: TurnkeyGroup<Section, Item>[] = sections.map((section) => ({
    section,
    turnkeys: section.turnkeys.flatMap(({ id }) => take(id)),
  }))
  return [...groups, { section: null, turnkeys: [...left.values()] }].filter((it) => it.turnkeys.length > 0)
}
