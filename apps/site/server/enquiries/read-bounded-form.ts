import type { AppContext } from '../http/request-origin.ts'
import type { FileSpace } from './file-space.ts'
import { type FileRules, orderFileRules } from './file-rules.ts'
import { type MultipartForm, readMultipart } from './read-multipart.ts'
import type { Spool } from './spool.ts'
import { SpoolUnavailable } from './spool-unavailable.ts'

type FormRequest = {
  /** Of the sender. */
  address: string
  /** The enquiry was accepted before: its files are compared with those that it had, and not stored again. */
  isKnown: boolean
  rules?: FileRules
  /** Get what is read of the form, also where it cannot be read to its end. */
  fields?: Record<string, string>
}

/**
 * Reads a multipart form, whose files are stored for as long as `use` runs. Where there is no room for them they are read and dropped, and
 * the form says so.
 * @throws {BadMultipart} @throws {SpoolUnavailable}
 */
export async function readBoundedForm<Result>(
  c: AppContext,
  { address, isKnown, rules = orderFileRules, fields }: FormRequest,
  { spool, fileSpace }: { spool: Spool; fileSpace: FileSpace },
  use: (form: MultipartForm) => Promise<Result> | Result,
): Promise<Result> {
  const reservation = isKnown ? null : await fileSpace.reserve(address, mostBytesOf(c, rules))
  let used = 0
  try {
    const folder = reservation && createStagingFolder(spool)
    const body = c.req.raw.body ?? new ReadableStream()
    const form = await readMultipart(body, c.req.header('content-type') ?? '', folder, rules, fields)
    used = form.staged.files.reduce((sum, { size }) => sum + size, 0)
    if (!reservation && !isKnown && form.staged.files.length > 0) form.problems.push({ reason: 'noRoom', name: '' })
    try {
      return await use(form)
    } finally {
      spool.files.dropStaged(form.staged)
    }
  } finally {
    reservation?.end(used)
  }
}

/** What a request says of its length, or the most that is stored of one that says nothing. */
function mostBytesOf(c: AppContext, { maxStoredBytes }: FileRules): number {
  const length = Number(c.req.header('content-length') ?? Infinity)
  return Math.min(length, maxStoredBytes)
}

function createStagingFolder(spool: Spool): string {
  try {
    return spool.files.stage()
  } catch (error) {
    throw new SpoolUnavailable('no folder for files can be made', { cause: error })
  }
}
