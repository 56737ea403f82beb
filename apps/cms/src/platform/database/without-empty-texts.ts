import type { DatabaseAdapter } from 'payload'

type Writes = Pick<DatabaseAdapter, 'create' | 'updateOne' | 'createVersion' | 'updateVersion'>
type Write<Args, Result> = (args: Args) => Promise<Result>

/**
 * Has an adapter write no row for a text of a specification that a language lacks. Most specifications are figures, which have no text in any.
 * Payload reads what is missing as `null`, and writes a row for each `null`: every save would delete and write them in all languages.
 * @param database is changed
 */
export function withoutEmptyTexts<Database extends Writes>(database: Database): Database {
  const writing =
    <Args extends object, Result>(write: Write<Args, Result>): Write<Args, Result> =>
    (args) => {
      const { data, versionData } = args as { data?: Data; versionData?: Data & { version?: Data } }
      for (const it of [data, versionData, versionData?.version]) dropEmptyTexts(it)
      return write(args)
    }
  return Object.assign(database, {
    create: writing(database.create.bind(database)),
    updateOne: writing(database.updateOne.bind(database)),
    createVersion: writing(database.createVersion.bind(database)),
    updateVersion: writing(database.updateVersion.bind(database)),
  })
}

type Data = { specifications?: unknown }
type Row = { text?: unknown }

/** @param data a product as an adapter gets it: a text has a value a language, or none */
function dropEmptyTexts(data: Data | undefined): void {
  if (!Array.isArray(data?.specifications)) return
  for (const row of data.specifications as Row[]) {
    if (typeof row.text !== 'object' || row.text === null) continue
    const texts = Object.entries(row.text).filter(([, text]) => text !== null && text !== undefined && text !== '')
    row.text = texts.length > 0 ? Object.fromEntries(texts) : undefined
  }
}
