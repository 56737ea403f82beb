'use client'

import { useSearchParams } from 'next/navigation.js'
import { Button } from '@payloadcms/ui'

/** The export takes the list's filters and search from the address. */
export function ExportButton({ text }: { text: string }) {
  const query = useSearchParams()
  const filters = new URLSearchParams([...query].filter(([key]) => key === 'search' || key.startsWith('where')))
  return (
    <Button el="anchor" url={`/cms-api/audit-events/export.csv?${filters}`} buttonStyle="secondary" size="small">
      {text}
    </Button>
  )
}
