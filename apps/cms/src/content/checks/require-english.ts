import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { contentText } from '../content-texts.ts'

const ENGLISH = 'en'

/** Which save it is, for the validation of its fields: Payload does not tell them. */
type Saving = { isDuplicate: boolean; oneLanguage: boolean }

export const rememberSaving: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const saving: Saving = {
    isDuplicate: 'duplicateFromID' in args && args.duplicateFromID !== undefined,
    oneLanguage: 'publishSpecificLocale' in args && Boolean(args.publishSpecificLocale),
  }
  req.context.saving = saving
  return args
}

/**
 * Every other language falls back to English, so English alone is required, whichever language is saved. Drafts may lack it: Payload
 * does not validate them.
 */
export const requireEnglish: TextFieldSingleValidation = async (value, options) => {
  const { req, event } = options
  const refusal = () => contentText(req, 'english.required')
  if (req.locale === ENGLISH) return value?.trim() ? true : refusal()
  const saving = req.context.saving as Saving | undefined
  // While somebody types in another language, nothing of the English text changes; a duplicate has that of its original.
  if (event === 'onChange' || saving?.isDuplicate) return true
  const english = await storedEnglish(req, options)
  return typeof english === 'string' && english.trim() ? true : refusal()
}

/** The same, but asked for only where English is what is saved: a picture can be added while another language is written. */
export const requireInEnglish: TextFieldSingleValidation = (value, options) =>
  options.req.locale === ENGLISH ? requireEnglish(value, options) : true

type Place = { collectionSlug?: string; id?: number | string; path: (string | number)[] }

/**
 * The English value that a save in another language keeps: that of what is published, where it publishes its own language alone, else
 * that of the newest version.
 */
async function storedEnglish(req: PayloadRequest, { collectionSlug, id, path }: Place): Promise<unknown> {
  const [name] = path
  if (id === undefined || collectionSlug === undefined || name === undefined) return undefined
  const collection = collectionSlug as CollectionSlug
  const { db, collections } = req.payload
  const saving = req.context.saving as Saving | undefined
  const keepsDraft = collections[collection].config.versions?.drafts && !saving?.oneLanguage
  const doc = keepsDraft
    ? (
        await db.queryDrafts<Stored>({
          collection,
          where: { parent: { equals: id } },
          limit: 1,
          pagination: false,
          req,
        })
      ).docs[0]
    : await db.findOne<Stored>({ collection, where: { id: { equals: id } }, req })
  if (saving?.oneLanguage && doc?._status === 'draft') return undefined
  const texts = doc?.[name]
  return typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>)[ENGLISH] : texts
}

type Stored = Record<string, unknown> & { id: number }
