'use client'

import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useState } from 'react'
import styles from './Security.module.css'

type Props = { label: string; submit: string; onCode: (code: string) => Promise<void> }

/** A field for a code with its button. No form: it stands inside that of the account. */
export function CodeForm({ label, submit, onCode }: Props) {
  const [code, setCode] = useState('')

  async function send() {
    if (!code.trim()) return
    await onCode(code)
    setCode('')
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void send()
  }

  return (
    <div className={styles.form}>
      <label>
        <span>{label}</span>
        <input
          value={code}
          autoComplete="one-time-code"
          dir="ltr"
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </label>
      <Button buttonStyle="secondary" size="small" onClick={() => void send()}>
        {submit}
      </Button>
    </div>
  )
}
