'use client'

import { Button } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import form from '../../../platform/ui/form.module.css'

const buttons = [
  ['export', '/cms-api/products/export?format=xlsx'],
  ['exportCsv', '/cms-api/products/export?format=csv'],
] as const

/** The export takes the list's filters and search from the address. */
export function ExportLinks({ texts }: { texts: Record<'export' | 'exportCsv' | 'import', string> }) {
  const query = useSearchParams()
  const filters = new URLSearchParams([...query].filter(([key]) => key === 'search' || key.startsWith('where')))
  return (
    <div className={form.actions}>
      {buttons.map(([key, url]) => (
        <Button key={key} el="anchor" url={`${url}&${filters}`} buttonStyle="secondary" size="small">
          {texts[key]}
        </Button>
      ))}
      <Button el="anchor" url="/admin/product-imports" buttonStyle="secondary" size="small">
        {texts.import}
      </Button>
    </div>
  )
}
