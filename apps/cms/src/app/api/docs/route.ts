import { toDocsPage } from '@vitrine/contract/docs-page'
import { settings } from '../../../platform/settings.ts'

export const dynamic = 'force-dynamic'

/** The documentation of the content API: one page without script. */
export function GET() {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'",
  }
  return new Response(toDocsPage(`${settings.SITE_URL}/api`), { headers })
}
