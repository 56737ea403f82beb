import type { Endpoint, PayloadRequest } from 'payload'
import { isSameSecret } from '@vitrine/platform/is-same-secret'
import { redactError } from '../../platform/database/redact-error.ts'
import { readBytes } from '../../platform/http/read-bytes.ts'
import { RequestRefused } from '../../platform/http/request-refused.ts'
import { settings } from '../../platform/settings.ts'
import { acceptMail } from './accept-mail.ts'
import { RECEIVED_MAIL_PATH, secretOf } from './mail-provider.ts'
import { readMail } from './read-mail.ts'

const BYTES_PER_MB = 1024 * 1024
/** What providers call the whole mail in a form: SendGrid (raw), Mailgun (MIME). */
const FORM_FIELDS = ['email', 'body-mime']
const json = (body: unknown, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Takes a mail from a mail provider: the mail as it came is the body, or a field of a form. Answers 200 when it is stored, also a second time;
 * with 5xx the provider is to try again.
 */
export const receivedMailEndpoint: Endpoint = {
  method: 'post',
  path: RECEIVED_MAIL_PATH,
  handler: async (req: PayloadRequest) => {
    if (!isSameSecret(secretOf(req.headers.get('authorization')), settings.MAILBOX_SECRET))
      return json({ error: 'forbidden' }, 401)
    try {
      const raw = await readRaw(req as unknown as Request)
      if (raw === null || raw.length === 0) return json({ error: 'give the mail as it came' }, 400)
      await acceptMail(req.payload, await readMail(raw), raw, settings)
      return json({ ok: true }, 200)
    } catch (error) {
      if (error instanceof RequestRefused) return json({ error: 'too large' }, error.status)
      req.payload.logger.error({ err: redactError(error), msg: 'a mail of the provider could not be stored' })
      return json({ error: 'failed' }, 503)
    }
  },
}

async function readRaw(request: Request): Promise<Uint8Array | null> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readBytes(request, settings.MAILBOX_MAX_MB * BYTES_PER_MB)
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) return bytes
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const part = FORM_FIELDS.map((name) => form?.get(name)).find((it) => it)
  if (!part) return null
  return typeof part === 'string' ? Buffer.from(part) : new Uint8Array(await part.arrayBuffer())
}
