'use client'

import { DraggableSortable } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { fillTemplate } from '../../platform/fill-template.ts'
import text from '../../platform/ui/text.module.css'
import { callWorkflow } from '../workflow/ui/call-workflow.ts'
import type { WorkflowTexts } from '../workflow/workflow-texts.ts'
import styles from './Order.module.css'
import { decideAfter } from './decide-after.ts'
import { OrderEntry } from './OrderEntry.tsx'
import type { OrderedCollection } from './ordered-collections.ts'
import type { OrderPageData, OrderRow } from './read-order.ts'

type Props = { collection: OrderedCollection; data: OrderPageData; texts: WorkflowTexts; from: number }

/** A page of an order: each entry is dragged by its handle, also by keyboard, or moved by its buttons. */
export function OrderList({ collection, data, texts, from }: Props) {
  const router = useRouter()
  const [rows, setRows] = useState(data.rows)
  const [known, setKnown] = useState(data)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  // What the server has read again.
  if (known !== data) {
    setKnown(data)
    setRows(data.rows)
  }

  async function move(row: OrderRow, to: number) {
    const from = rows.indexOf(row)
    const others = rows.filter((it) => it !== row)
    if (from !== to) setRows([...others.slice(0, Math.max(0, to)), row, ...others.slice(Math.max(0, to))])
    const after = decideAfter(
      rows.map(({ id }) => id),
      data,
      row.id,
      to,
    )
    const refusal = await callWorkflow(texts, 'order', { collection, id: row.id, after })
    setProblem(refusal ?? '')
    setSaid(refusal ? '' : fillTemplate(texts['order.done'], { title: row.title }))
    router.refresh()
  }
  const canUp = (index: number) => index > 0 || data.before.length > 0
  const canDown = (index: number) => index < rows.length - 1 || data.next !== null
  return (
    <>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <DraggableSortable
        className={styles.list}
        ids={rows.map(({ id }) => String(id))}
        onDragEnd={({ moveFromIndex, moveToIndex }) => {
          const row = rows[moveFromIndex]
          if (row && moveToIndex >= 0 && moveToIndex !== moveFromIndex) void move(row, moveToIndex)
        }}
      >
        {rows.map((row, index) => (
          <OrderEntry
            key={row.id}
            row={row}
            place={from + index + 1}
            texts={texts}
            onFirst={from + index > 0 ? () => void move(row, -from) : null}
            onUp={canUp(index) ? () => void move(row, index - 1) : null}
            onDown={canDown(index) ? () => void move(row, index + 1) : null}
          />
        ))}
      </DraggableSortable>
      <p role="status" className={text.muted}>
        {said}
      </p>
    </>
  )
}
