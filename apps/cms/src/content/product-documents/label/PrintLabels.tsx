'use client'

import { Button, useSelection } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { fillTemplate } from '../../../platform/fill-template.ts'
import form from '../../../platform/ui/form.module.css'

type Props = { text: string; chosen: string }

/** Labels of what is chosen in the list; of all that it shows, with its filters and search, where nothing is or everything. */
export function PrintLabels({ text, chosen }: Props) {
  const query = useSearchParams()
  const { selectedIDs, selectAll, count } = useSelection()
  const filters = new URLSearchParams([...query].filter(([key]) => key === 'search' || key.startsWith('where')))
  const isChosen = count > 0
  const isEverything = !isChosen || String(selectAll) === 'allAvailable'
  const which = isEverything ? filters : new URLSearchParams({ ids: selectedIDs.join(',') })
  return (
    <div className={form.actions}>
      <Button el="anchor" url={`/cms-api/serial-numbers/labels?${which}`} newTab buttonStyle="secondary" size="small">
        {isChosen ? fillTemplate(chosen, { count }) : text}
      </Button>
    </div>
  )
}
