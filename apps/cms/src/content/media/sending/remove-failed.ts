import type { AfterErrorHook, CollectionBeforeChangeHook } from 'payload'
import { redactError } from '../../../platform/database/redact-error.ts'
import { createUploadStore } from '../create-upload-store.ts'
import { listNames } from '../replaced/remember-replaced.ts'
import type { PublicFolder, UploadFolder } from '../upload-store.ts'

type Collection = PublicFolder | 'document-versions'
type Noted = { collection: Collection; main: string; names: string[] }

const folderOf = (collection: Collection): UploadFolder =>
  collection === 'document-versions' ? 'documents' : collection

/** Notes which files a save is about to write: Payload leaves them where the save then fails. */
export const noteFiles: CollectionBeforeChangeHook = ({ collection, context, data, originalDoc, req }) => {
  if (!req.file || typeof data.filename !== 'string') return data
  const before = listNames(originalDoc ?? {})
  const names = [...listNames(data).keys()].filter((name) => !before.has(name))
  context.noted = { collection: collection.slug as Collection, main: data.filename, names } satisfies Noted
  return data
}

/** After a save that failed: takes its files away again, unless a document has them after all. */
export const removeFailed: AfterErrorHook = async ({ context, req: { payload } }) => {
  const noted = context.noted as Noted | undefined
  if (!noted) return
  try {
    const { collection, main, names } = noted
    // Outside of the transaction, which is undone: names are never used twice, so that what is found was kept.
    if (await payload.db.findOne({ collection, where: { filename: { equals: main } } })) return
    const store = createUploadStore()
    for (const name of names) await store.remove(folderOf(collection), name)
  } catch (error) {
    payload.logger.error({ err: redactError(error), msg: 'the files of an upload that failed could not be removed' })
  }
}
