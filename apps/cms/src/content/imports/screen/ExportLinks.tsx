'use client'

import { Button } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import form from '../../../platform/ui/form.module.css'
import type { ImportPlace } from './import-place.ts'

const buttons = [
  ['export', 'xlsx'],
  ['exportCsv', 'csv'],
] as const

type Props = { place: ImportPlace; texts: Record<'export' | 'exportCsv' | 'import', string> }

/** The export takes the list's filters and search from the address. */
export function ExportLinks({ place, texts }: Props) {
  const query = useSearchParams()
  const filters = new URLSearchParams([...query].filter(([key]) => key === 'search' || key.startsWith('where')))
  return (
    <div className={form.actions}>
      {buttons.map(([key, format]) => (
        <Button
          key={key}
          el="anchor"
          url={`${place.api}/export?format=${format}&${filters}`}
          buttonStyle="secondary"
          size="small"
        >
          {texts[key]}
        </Button>
      ))}
      <Button el="anchor" url={place.screen} buttonStyle="secondary" size="small">
        {texts.import}
      </Button>
    </div>
  )
}
