import { sql } from '@payloadcms/db-sqlite'

/** Values as a list of SQL, such as stands after IN. */
export const valuesOf = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((it) => sql`${it}`),
    sql`, `,
  )
