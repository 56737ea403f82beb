import type { Payload } from 'payload'
import { z } from 'zod'
import { backOfficeUrl } from '../../back-office-url.ts'
import type { Environment } from '../../environment.ts'
import { accountText } from '../account-texts.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem } from '../passwords/password-problem.ts'
import { makeAdmin } from './make-admin.ts'
import { setupPage } from './setup-page.ts'
import { consumeSetupToken, kindOfToken, type LinkKind } from './setup-token.ts'

type Settings = Pick<Environment, 'DATA_DIR' | 'SITE_URL' | 'ADMIN_HOST'>

const form = z.object({
  token: z.string(),
  email: z.email('Give an e-mail address.'),
  password: z.string().max(MAX_PASSWORD_LENGTH, `Give at most ${MAX_PASSWORD_LENGTH} characters.`),
})

const refused = () =>
  setupPage({
    status: 403,
    title: 'This link is not valid',
    text: 'It was used or has run out, or a newer one was made. On the machine, npm run admin-link makes a new one.',
  })

/** The page of the setup link. */
export async function showSetup(request: Request, { DATA_DIR }: Settings): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const kind = await kindOfToken(DATA_DIR, token)
  return kind ? setupPage({ status: 200, form: { kind, token, email: '' } }) : refused()
}

/**
 * Makes the first account, once, or by a link of the command any account an admin. The token is consumed before, so that a link cannot
 * make two.
 */
export async function submitSetup(request: Request, settings: Settings, payload: Payload): Promise<Response> {
  const { DATA_DIR } = settings
  const submitted = Object.fromEntries(await request.formData().catch(() => new FormData()))
  const token = typeof submitted.token === 'string' ? submitted.token : ''
  const kind = await kindOfToken(DATA_DIR, token)
  if (!kind) return refused()
  const email = typeof submitted.email === 'string' ? submitted.email : ''
  const again = (status: number, problem: string) => setupPage({ status, form: { kind, token, email, problem } })
  const checked = form.safeParse(submitted)
  const problem = checked.success ? await problemOf(checked.data) : checked.error.issues[0]?.message
  if (!checked.success || problem) return again(400, problem ?? '')
  const consumed = await consumeSetupToken(DATA_DIR, token)
  if (!consumed || (await isTooLate(payload, kind))) return refused()
  try {
    await makeAdmin(payload, checked.data)
  } catch (error) {
    await consumed.restore()
    payload.logger.error({ err: error, msg: 'the account of a setup link could not be made' })
    return again(500, 'The account could not be made; the log says why.')
  }
  await consumed.discard()
  return new Response(null, {
    status: 303,
    headers: { location: `${backOfficeUrl(settings)}/admin/login`, 'cache-control': 'no-store' },
  })
}

async function problemOf({ email, password }: z.infer<typeof form>): Promise<string | null> {
  const problem = await passwordProblem(password, { email })
  return problem && accountText('en', problem, { count: MIN_PASSWORD_LENGTH })
}

/** The link for the first account makes no second one. */
async function isTooLate(payload: Payload, kind: LinkKind): Promise<boolean> {
  return kind === 'first-account' && (await payload.count({ collection: 'users' })).totalDocs > 0
}
