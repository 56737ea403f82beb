'use client'

import { useConfig, useListQuery } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { OnceHydrated } from '../../../platform/ui/OnceHydrated.tsx'
import styles from './ListFilter.module.css'
import { StateSelect } from './StateSelect.tsx'
import { useStateFilter } from './use-state-filter.ts'
import { useTexts } from './use-texts.ts'

/** Above a list: shows only what has a state in the language of the list, and leads to translating what it shows. */
export function ListFilter() {
  const text = useTexts()
  const { code, tokens, chosen, choose } = useStateFilter()
  return (
    <OnceHydrated>
      <div className={styles.filter} role="group" aria-label={text('state')}>
        <span aria-hidden="true">{text('state')}</span>
        <StateSelect tokens={tokens} value={chosen} onChange={choose} />
        <TranslateLink language={code} />
      </div>
    </OnceHydrated>
  )
}

/** With the filters and the search of the list, which its address has. */
function TranslateLink({ language }: { language: string }) {
  const text = useTexts()
  const { collectionSlug: kind } = useListQuery()
  const address = useSearchParams()
  const { getEntityConfig } = useConfig()
  const config = getEntityConfig({ collectionSlug: kind })
  if (!config?.versions?.drafts || language === 'en') return null
  const filters = [...address].filter(([key]) => key === 'search' || key.startsWith('where'))
  return (
    <a href={`/admin/translating?${new URLSearchParams([['kind', kind], ['language', language], ...filters])}`}>
      {text('machineLink')}
    </a>
  )
}
