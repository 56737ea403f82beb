'use client'

import { useSearchParams } from 'next/navigation.js'
import { Button } from '@payloadcms/ui'
import form from '../../../platform/ui/form.module.css'
import type { DeskTexts } from '../desk-texts.ts'

/** The export takes the list's filters and search from the address. */
export function ExportButtons({ texts, mayErase }: { texts: DeskTexts; mayErase: boolean }) {
  const query = useSearchParams()
  const address = (format: 'csv' | 'xlsx') => {
    const filters = new URLSearchParams([...query].filter(([key]) => key === 'search' || key.startsWith('where')))
    filters.set('format', format)
    return `/cms-api/enquiries/export?${filters}`
  }
  return (
    <div className={form.actions}>
      <Button el="anchor" url={address('csv')} buttonStyle="secondary" size="small">
        {texts.exportCsv}
      </Button>
      <Button el="anchor" url={address('xlsx')} buttonStyle="secondary" size="small">
        {texts.exportExcel}
      </Button>
      <Button el="anchor" url="/admin/reports" buttonStyle="secondary" size="small">
        {texts['reports.title']}
      </Button>
      {mayErase && (
        <Button el="anchor" url="/admin/erase" buttonStyle="subtle" size="small">
          {texts.erase}
        </Button>
      )}
    </div>
  )
}
