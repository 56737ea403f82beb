import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import config from '../../../../payload.config.ts'
import { settings } from '../../../../platform/settings.ts'
import { importMap } from '../importMap.js'

type Args = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> }

export const generateMetadata = ({ params, searchParams }: Args) =>
  generatePageMetadata({ config, params, searchParams })

/** Where an admin who still has to set up a second factor may go (R12.34). */
const openWithoutFactor = new Set(['second-factor', 'logout', 'login'])

export default async function Page({ params, searchParams }: Args) {
  const { segments } = await params
  // Payload's own page for the first account is open to everybody; ours asks for the setup link.
  if (segments?.[0] === 'create-first-user') redirect('/admin/setup')
  if (settings.REQUIRE_TOTP_FOR_ADMINS && !openWithoutFactor.has(segments?.[0] ?? '')) {
    const payload = await getPayload({ config })
    const { user } = await payload.auth({ headers: await headers() })
    if (user?.needsSecondFactor) redirect('/admin/second-factor')
  }
  return RootPage({ config, importMap, params, searchParams })
}
