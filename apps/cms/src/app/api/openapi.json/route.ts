import { toOpenApi } from '@vitrine/contract/openapi'
import { settings } from '../../../platform/settings.ts'

export const dynamic = 'force-dynamic'

/** The content API as OpenAPI. */
export function GET() {
  return Response.json(toOpenApi(`${settings.SITE_URL}/api`))
}
