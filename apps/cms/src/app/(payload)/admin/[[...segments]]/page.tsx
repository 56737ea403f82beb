import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { redirect } from 'next/navigation'
import config from '../../../../payload.config.ts'
import { importMap } from '../importMap.js'

type Args = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> }

export const generateMetadata = ({ params, searchParams }: Args) =>
  generatePageMetadata({ config, params, searchParams })

export default async function Page({ params, searchParams }: Args) {
  const { segments } = await params
  // Payload's own page for the first account is open to everybody; ours asks for the setup link.
  if (segments?.[0] === 'create-first-user') redirect('/admin/setup')
  return RootPage({ config, importMap, params, searchParams })
}
