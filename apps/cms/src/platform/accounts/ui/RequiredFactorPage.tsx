import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { accountTexts } from '../account-texts.ts'
import { RequiredFactor } from './RequiredFactor.tsx'

/** Where an admin is led who needs a second factor and has none yet (R12.34). */
export function RequiredFactorPage({ initPageResult, i18n }: AdminViewServerProps) {
  const { user } = initPageResult.req
  if (!user) redirect('/admin/login')
  if (!user.needsSecondFactor) redirect('/admin')
  return (
    <MinimalTemplate>
      <RequiredFactor texts={accountTexts(i18n.language)} language={i18n.language} />
    </MinimalTemplate>
  )
}
