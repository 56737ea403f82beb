import { existsSync, renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isDamaged } from './is-damaged.ts'
import { prepareSchema } from './spool-schema.ts'

/**
 * Opens the file of the spool, or makes it. A damaged one is set aside for an operator, beside a new one: one broken file must not keep the
 * site from serving and from taking enquiries.
 */
export function openSpool(path: string): DatabaseSync {
  try {
    return openIntact(path)
  } catch (error) {
    if (!isDamaged(error)) throw error
    const aside = `${path}.damaged-${Date.now()}`
    for (const end of ['', '-wal', '-shm']) if (existsSync(path + end)) renameSync(path + end, aside + end)
    console.error(
      `THE SPOOL WAS DAMAGED: enquiries that waited may be in ${aside}; docs/operating.md says what to do.`,
      error,
    )
    return openIntact(path)
  }
}

/** Opens the file of a spool, or makes it. @throws where it is damaged (is-damaged.ts) */
export function openIntact(path: string): DatabaseSync {
  const database = new DatabaseSync(path)
  try {
    prepareSchema(database)
    const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    if (found !== 'ok') throw Object.assign(new Error(found), { errcode: 11 })
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
