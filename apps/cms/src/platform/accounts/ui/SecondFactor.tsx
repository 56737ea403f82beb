'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { AccountTexts } from '../account-texts.ts'
import { callAccount } from './call-account.ts'
import { CodeForm } from './CodeForm.tsx'
import { FactorSetup } from './FactorSetup.tsx'
import styles from './Security.module.css'

type Props = { account: string; isOwn: boolean; texts: AccountTexts; language: string }

/** Whether an account has a second factor, and how it gets one or loses it. Admins take it off others, who have lost their phones. */
export function SecondFactor({ account, isOwn, texts, language }: Props) {
  const [isOn, setIsOn] = useState<boolean | null>(null)
  const [isSettingUp, setIsSettingUp] = useState(false)

  useEffect(() => {
    void callAccount<{ isOn: boolean }>(texts, language, 'GET', `${account}/second-factor`).then((result) => {
      if (result.ok) setIsOn(result.body.isOn)
    })
  }, [account, texts, language])

  async function turnOff(code?: string) {
    const result = await callAccount(texts, language, 'POST', `${account}/second-factor/off`, { code })
    if (result.ok) setIsOn(false)
    else toast.error(result.error)
  }

  function finish() {
    setIsSettingUp(false)
    setIsOn(true)
  }

  return (
    <section className={styles.panel} aria-labelledby="account-factor" aria-busy={isOn === null}>
      <h2 id="account-factor">{texts['factor.title']}</h2>
      {isOn !== null && !isSettingUp && <p role="status">{isOn ? texts['factor.on'] : texts['factor.off']}</p>}
      {isOn === false && isOwn && !isSettingUp && (
        <Button buttonStyle="secondary" size="small" onClick={() => setIsSettingUp(true)}>
          {texts['factor.setUp']}
        </Button>
      )}
      {isSettingUp && <FactorSetup texts={texts} language={language} onDone={finish} />}
      {isOn && isOwn && (
        <>
          <p className={styles.muted}>{texts['factor.turnOffHint']}</p>
          <CodeForm label={texts['factor.code']} submit={texts['factor.turnOff']} onCode={turnOff} />
        </>
      )}
      {isOn && !isOwn && (
        <Button buttonStyle="secondary" size="small" onClick={() => void turnOff()}>
          {texts['factor.turnOff']}
        </Button>
      )}
    </section>
  )
}
