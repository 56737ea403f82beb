import type { EnquiryServices } from '../enquiries/handle-enquiry-post.ts'
import { serviceFileRules } from '../enquiries/file-rules.ts'
import { readBoundedForm } from '../enquiries/read-bounded-form.ts'
import { type MultipartForm, readMultipart } from '../enquiries/read-multipart.ts'
import { SpoolUnavailable } from '../enquiries/spool-unavailable.ts'
import type { AppContext } from '../http/request-origin.ts'
import { type PostedService, toPostedService } from './service-form.ts'

type Read = MultipartForm & { posted: PostedService }

/**
 * Reads a posted form with its files, which are stored for as long as `use` runs. Where nothing can be stored, as on a full disk, what was typed is read
 * all the same, for `fail`.
 * @throws {BadMultipart}
 */
export async function readServicePost<Result>(
  c: AppContext,
  address: string,
  services: Pick<EnquiryServices, 'spool' | 'fileSpace'>,
  { use, fail }: { use: (form: Read) => Promise<Result>; fail: (posted: PostedService) => Promise<Result> },
): Promise<Result> {
  const fields: Record<string, string> = {}
  const request = { address, isKnown: false, rules: serviceFileRules, fields }
  try {
    return await readBoundedForm(c, request, services, (form) => use({ ...form, posted: toPostedService(fields) }))
  } catch (error) {
    if (!(error instanceof SpoolUnavailable)) throw error
    console.error(error)
    const { body, bodyUsed } = c.req.raw
    if (body && !bodyUsed) await readMultipart(body, c.req.header('content-type') ?? '', null, serviceFileRules, fields)
    return fail(toPostedService(fields))
  }
}
