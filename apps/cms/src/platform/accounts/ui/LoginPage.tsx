import { Logo } from '@payloadcms/next/rsc'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { accountTexts } from '../account-texts.ts'
import { LoginForm } from './LoginForm.tsx'

/** Payload's page for logging in, which asks for a code where an account has a second factor. */
export function LoginPage({ initPageResult, params, searchParams, i18n }: AdminViewServerProps) {
  const { req, permissions, locale } = initPageResult
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo
          i18n={i18n}
          locale={locale}
          params={params}
          payload={req.payload}
          permissions={permissions}
          searchParams={searchParams}
        />
      </div>
      <LoginForm texts={accountTexts(i18n.language)} target={target} />
    </>
  )
}
