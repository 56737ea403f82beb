import type { Payload } from 'payload'
import { firstAccount } from './users.ts'
import type { Environment } from '../environment.ts'
import { deleteSetupToken, createSetupToken } from './setup/setup-token.ts'

type Settings = Pick<Environment, 'DATA_DIR' | 'SITE_URL' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>

/** Sees to it that somebody can log in: makes the account of the environment, or a one-time link to make one, which is the answer. */
export async function prepareFirstAccount(payload: Payload, settings: Settings): Promise<string | null> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings
  if (totalDocs === 0 && email && password) {
    await payload.create({ collection: 'users', data: { email, password, role: 'admin' }, context: firstAccount })
  }
  if (totalDocs > 0 || email) {
    await deleteSetupToken(settings.DATA_DIR)
    return null
  }
  return `${settings.SITE_URL}/admin/setup?token=${await createSetupToken(settings.DATA_DIR)}`
}
