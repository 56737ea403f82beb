'use client'

import form from '../../../platform/ui/form.module.css'
import { languageStates } from '../language-states.ts'
import { useTexts } from './use-texts.ts'

type Props = { tokens: string[]; value: string; onChange: (token: string) => void; disabled?: boolean }

/** One of the states of a language, or any. */
export function StateSelect({ tokens, value, onChange, disabled = false }: Props) {
  const text = useTexts()
  const stateOf = (token: string) => languageStates.find((it) => token.endsWith(`:${it}`)) ?? 'missing'
  return (
    <span className={form.field}>
      <select
        aria-label={text('state')}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{text('filterAll')}</option>
        {tokens.map((token) => (
          <option key={token} value={token}>
            {text(stateOf(token))}
          </option>
        ))}
      </select>
    </span>
  )
}
