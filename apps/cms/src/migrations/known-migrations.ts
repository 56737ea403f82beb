/** What the migrations of both databases have in common; `db` is a connection of its kind. */
export type KnownMigration = { name: string; up: (args: { db: never }) => Promise<void> }

/** The migrations that this program has for a kind of database, in their order. Only those that are asked for are loaded. */
export async function loadMigrations(kind: 'sqlite' | 'postgres'): Promise<KnownMigration[]> {
  const { migrations } = kind === 'sqlite' ? await import('./sqlite/index.ts') : await import('./postgres/index.ts')
  return migrations as unknown as KnownMigration[]
}

/** Those of the applied migrations that a program does not know: the database is newer than the program. */
export function listUnknown(applied: readonly string[], known: readonly { name: string }[]): string[] {
  const names = new Set(known.map(({ name }) => name))
  return applied.filter((name) => !names.has(name))
}
