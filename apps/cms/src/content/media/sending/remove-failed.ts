import type { AfterErrorHook, CollectionBeforeChangeHook } from 'payload'
import { redactError } from '../../../platform/database/redact-error.ts'
import { createUploadStore } from '../create-upload-store.ts'
import { listNames } from '../replaced/remember-replaced.ts'
import type { PublicFolder } from '../upload-store.ts'

type Noted = { folder: PublicFolder; main: string; names: string[] }

/** Notes which files a save is about to write: Payload leaves them where the save then fails. */
export const noteFiles: CollectionBeforeChangeHook = ({ collection, context, data, originalDoc, req }) => {
  if (!req.file || typeof data.filename !== 'string') return data
  const before = listNames(originalDoc ?? {})
  const names = [...listNames(data).keys()].filter((name) => !before.has(name))
  context.noted = { folder: collection.slug as PublicFolder, main: data.filename, names } satisfies Noted
  return data
}

/** After a save that failed: takes its files away again, unless a document has them after all. */
export const removeFailed: AfterErrorHook = async ({ context, req: { payload } }) => {
  const noted = context.noted as Noted | undefined
  if (!noted) return
  try {
    const { folder, main, names } = noted
    // Outside of the transaction, which is undone: names are never used twice, so that what is found was kept.
    if (await payload.db.findOne({ collection: folder, where: { filename: { equals: main } } })) return
    const store = createUploadStore()
    for (const name of names) await store.remove(folder, name)
  } catch (error) {
    payload.logger.error({ err: redactError(error), msg: 'the files of an upload that failed could not be removed' })
  }
}
