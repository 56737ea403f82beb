'use client'

import { useLocale } from '@payloadcms/ui'
import { languageStates, stateToken } from '../language-states.ts'
import { StateSelect } from './StateSelect.tsx'

type Props = { value?: unknown; onChange: (value: string) => void; disabled?: boolean }

/** In the filters of a list: the states in its language, and the one that is asked for. */
export function StateFilter({ value, onChange, disabled = false }: Props) {
  const { code } = useLocale()
  const chosen = typeof value === 'string' ? value : ''
  const language = chosen.includes(':') ? (chosen.split(':')[0] ?? code) : code
  const tokens = languageStates.map((state) => stateToken(language, state))
  return <StateSelect tokens={tokens} value={chosen} onChange={onChange} disabled={disabled} />
}
