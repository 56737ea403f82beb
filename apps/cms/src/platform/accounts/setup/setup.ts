import type { Payload } from 'payload'
import { z } from 'zod'
import { firstAccount } from '../users.ts'
import type { Environment } from '../../environment.ts'
import { setupPage } from './setup-page.ts'
import { isSetupToken, consumeSetupToken } from './setup-token.ts'

type Settings = Pick<Environment, 'DATA_DIR' | 'SITE_URL'>

const form = z.object({
  token: z.string(),
  email: z.email('Give an e-mail address.'),
  password: z.string().min(10, 'Give at least 10 characters.').max(200),
})

const refused = () =>
  setupPage({
    status: 403,
    title: 'This link is not valid',
    text: 'It was used, or a newer one was made. Restart the program to get a new link.',
  })

/** The page of the setup link. */
export async function showSetup(request: Request, { DATA_DIR }: Settings): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return (await isSetupToken(DATA_DIR, token)) ? setupPage({ status: 200, form: { token, email: '' } }) : refused()
}

/** Creates the first account, once. The token is consumed before the account is created, so that a link cannot create two. */
export async function submitSetup(
  request: Request,
  { DATA_DIR, SITE_URL }: Settings,
  payload: Payload,
): Promise<Response> {
  const submitted = Object.fromEntries(await request.formData().catch(() => new FormData()))
  const token = typeof submitted.token === 'string' ? submitted.token : ''
  if (!(await isSetupToken(DATA_DIR, token))) return refused()
  const checked = form.safeParse(submitted)
  if (!checked.success) {
    const email = typeof submitted.email === 'string' ? submitted.email : ''
    return setupPage({ status: 400, form: { token, email, problem: checked.error.issues[0]?.message } })
  }
  const consumed = await consumeSetupToken(DATA_DIR, token)
  if (!consumed || (await payload.count({ collection: 'users' })).totalDocs > 0) return refused()
  try {
    const { email, password } = checked.data
    await payload.create({ collection: 'users', data: { email, password, role: 'admin' }, context: firstAccount })
  } catch (error) {
    await consumed.restore()
    payload.logger.error({ err: error, msg: 'the first account could not be created' })
    return setupPage({
      status: 500,
      form: { token, email: checked.data.email, problem: 'The account could not be created; the log says why.' },
    })
  }
  await consumed.discard()
  return new Response(null, {
    status: 303,
    headers: { location: `${SITE_URL}/admin/login`, 'cache-control': 'no-store' },
  })
}
