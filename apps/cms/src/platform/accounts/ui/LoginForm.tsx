'use client'

import { EmailField, Form, FormSubmit, Link, PasswordField, TextField, useAuth, useTranslation } from '@payloadcms/ui'
import { email as validateEmail } from 'payload/shared'
import { useState } from 'react'
import type { AccountTexts } from '../account-texts.ts'

type LoginAnswer = { errors?: { data?: { key?: string } }[] }
const emptyField = { initialValue: undefined, valid: true, value: undefined }
/** One and the same object: for another one the form would forget what was typed. */
const emptyForm = { email: emptyField, password: emptyField }

/** Password first; the field for the code comes when the answer asks for one. @param target where to go after */
export function LoginForm({ texts, target }: { texts: AccountTexts; target: string }) {
  const { t, i18n } = useTranslation()
  const { setUser } = useAuth()
  const [asksForCode, setAsksForCode] = useState(false)

  async function submit(body: FormData): Promise<Response> {
    const headers = { 'accept-language': i18n.language }
    const response = await fetch('/cms-api/users/login', { method: 'POST', body, headers, credentials: 'include' })
    if (response.status !== 401) return response
    const { errors } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as LoginAnswer
    if (errors?.[0]?.data?.key === 'login.codeNeeded') setAsksForCode(true)
    return response
  }

  return (
    <Form
      action={submit as never}
      className="login__form"
      disableSuccessStatus
      initialState={emptyForm}
      method="POST"
      onSuccess={setUser as never}
      redirect={target}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{ name: 'email', admin: { autoComplete: 'email' }, label: t('general:email'), required: true }}
          path="email"
          validate={validateEmail}
        />
        <PasswordField field={{ name: 'password', label: t('general:password'), required: true }} path="password" />
        {asksForCode && (
          <TextField
            field={{
              name: 'code',
              admin: { autoComplete: 'one-time-code' },
              label: texts['login.code'],
              required: true,
            }}
            path="code"
          />
        )}
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}
