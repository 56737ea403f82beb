import type { FileProblem } from '../../shared/enquiries/order-files.ts'
import type { EnquiryServices } from '../enquiries/handle-enquiry-post.ts'
import { readBoundedForm } from '../enquiries/read-bounded-form.ts'
import type { StagedFiles } from '../enquiries/spool-files.ts'
import type { AppContext } from '../http/request-origin.ts'

export type BuyerForm = {
  form: string
  text: string
  urgent: boolean
  erasure: boolean
  /** What is said to an offer; `isConfirmed`: the tick is set. */
  offer: { id: string; decision: string; name: string; isConfirmed: boolean } | null
  staged: StagedFiles
  problems: FileProblem[]
}

/**
 * Reads what a buyer's browser posts, with its files, which are stored for as long as `use` runs; null where it is no form of ours.
 * @throws {BadMultipart} @throws {SpoolUnavailable}
 */
export async function readBuyerForm<Result>(
  c: AppContext,
  address: string,
  services: Pick<EnquiryServices, 'spool' | 'fileSpace'>,
  use: (form: BuyerForm) => Promise<Result>,
): Promise<Result | null> {
  const type = c.req.header('content-type') ?? ''
  if (type.startsWith('multipart/form-data'))
    return readBoundedForm(c, { address, isKnown: false }, services, ({ fields, staged, problems }) =>
      use({ ...toFields(fields), staged, problems }),
    )
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  const fields = Object.fromEntries(new URLSearchParams(await c.req.text()))
  return use({ ...toFields(fields), staged: { folder: null, files: [] }, problems: [] })
}

function toFields({ form = '', text = '', urgent, erasure, ...fields }: Record<string, string>) {
  const { offer: id, decision = '', name = '', confirm } = fields
  const offer = id ? { id, decision, name: name.trim(), isConfirmed: confirm === '1' } : null
  // A browser counts a line end as one character (`maxlength`), and sends two.
  const said = text.replaceAll('\r\n', '\n').trim()
  return { form: form.slice(0, 100), text: said, urgent: urgent === '1', erasure: erasure === '1', offer }
}
