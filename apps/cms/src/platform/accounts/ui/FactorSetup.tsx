'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { AccountTexts } from '../account-texts.ts'
import type { ConfirmedFactor, NewFactor } from '../second-factor/second-factor-endpoints.ts'
import { callAccount } from './call-account.ts'
import { CodeForm } from './CodeForm.tsx'
import styles from './Security.module.css'

type Props = { texts: AccountTexts; language: string; onDone: () => void }

/** The key of an app, its first code, and the recovery codes, which are shown this once. */
export function FactorSetup({ texts, language, onDone }: Props) {
  const [factor, setFactor] = useState<NewFactor | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  useEffect(() => {
    void callAccount<NewFactor>(texts, language, 'POST', 'me/second-factor', {}).then((result) => {
      if (result.ok) setFactor(result.body)
      else toast.error(result.error)
    })
  }, [texts, language])

  async function confirm(code: string) {
    const result = await callAccount<ConfirmedFactor>(texts, language, 'POST', 'me/second-factor/confirm', { code })
    if (result.ok) setCodes(result.body.recoveryCodes)
    else toast.error(result.error)
  }

  if (codes)
    return (
      <>
        <h2>{texts['factor.recoveryCodes']}</h2>
        <p>{texts['factor.recoveryHint']}</p>
        <ul className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button size="small" onClick={onDone}>
          {texts['factor.kept']}
        </Button>
      </>
    )
  if (!factor) return null
  return (
    <>
      <p>{texts['factor.scan']}</p>
      <img className={styles.qr} src={factor.qr} alt={texts['factor.qr']} />
      <p>
        {texts['factor.key']}: <bdi className={styles.key}>{factor.secret}</bdi>
      </p>
      <CodeForm label={texts['factor.code']} submit={texts['factor.turnOn']} onCode={confirm} />
    </>
  )
}
