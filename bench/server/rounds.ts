/** What was measured of each contestant: minimum, median and maximum. */
export type Spread = { min: number; median: number; max: number }

/**
 * Lets every contestant take its turn in every round, so that a computer that slows down slows all of them.
 * @param turns measure one turn of a contestant, by its name
 */
export async function runRounds<Name extends string>(
  count: number,
  turns: Record<Name, () => number | Promise<number>>,
): Promise<Record<Name, Spread>> {
  const names = Object.keys(turns) as Name[]
  const figures = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < count; round++) for (const name of names) figures.get(name)?.push(await turns[name]())
  return Object.fromEntries(names.map((name) => [name, spread(figures.get(name) ?? [])])) as Record<Name, Spread>
}

function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { min: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 }
}

/** Prints a line for each contestant: its spread, and its median as a part of that of `against`. */
export function printRounds(title: string, rounds: Record<string, Spread>, against: readonly string[]) {
  console.log(`\n${title} (min / median / max)`)
  for (const [name, { min, median, max }] of Object.entries(rounds)) {
    const parts = against
      .filter((it) => it !== name && rounds[it])
      .map((it) => `${(median / (rounds[it]?.median ?? NaN)).toFixed(2)} of ${it}`)
    console.log(
      `  ${name.padEnd(22)} ${[min, median, max].map((it) => it.toFixed(0)).join(' / ')}   ${parts.join(', ')}`,
    )
  }
}
