import type { Payload } from 'payload'
import { firstAccount } from './first-account-context.ts'
import { backOfficeUrl } from '../back-office-url.ts'
import type { Environment } from '../environment.ts'
import { deleteSetupToken, createSetupToken } from './setup/setup-token.ts'

type Settings = Pick<Environment, 'DATA_DIR' | 'SITE_URL' | 'ADMIN_HOST' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>

/** Makes sure that somebody can log in: creates the account of the environment, or a setup link. @returns the setup link, if any */
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
  return `${backOfficeUrl(settings)}/admin/setup?token=${await createSetupToken(settings.DATA_DIR)}`
}
