'use client'

import { useDraggableSortable } from '@payloadcms/ui'
import { fillTemplate } from '../../platform/fill-template.ts'
import type { WorkflowTexts } from '../workflow/workflow-texts.ts'
import styles from './Order.module.css'
import type { OrderRow } from './read-order.ts'

type Props = {
  row: OrderRow
  /** From 1. */
  place: number
  texts: WorkflowTexts
  onFirst: (() => void) | null
  onUp: (() => void) | null
  onDown: (() => void) | null
}

/** Drawn, for not every font has such signs. */
const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 16 16" className={styles.icon} aria-hidden="true">
    <path d={path} />
  </svg>
)

/** An entry of an order: handle, name, and the buttons that move it. */
export function OrderEntry({ row, place, texts, onFirst, onUp, onDown }: Props) {
  const { attributes, isDragging, listeners, setNodeRef, transform, transition } = useDraggableSortable({
    id: String(row.id),
  })
  const { title } = row
  const moves = [
    { key: 'order.first', sign: <Icon path="M4 3h8M8 13V6M5 9l3-3 3 3" />, act: onFirst },
    { key: 'order.up', sign: <Icon path="M8 13V3M5 6l3-3 3 3" />, act: onUp },
    { key: 'order.down', sign: <Icon path="M8 3v10M5 10l3 3 3-3" />, act: onDown },
  ] as const
  return (
    <div
      ref={setNodeRef}
      className={styles.entry}
      data-dragging={isDragging || undefined}
      style={{ transform, transition }}
    >
      <button
        type="button"
        {...(attributes as object)}
        {...listeners}
        className={styles.handle}
        aria-label={fillTemplate(texts['order.drag'], { title })}
      >
        <Icon path="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" />
      </button>
      <span className={styles.place}>{place}</span>
      <a href={row.href} dir="auto" className={styles.title}>
        {title}
      </a>
      {moves.map(({ key, sign, act }) => (
        <button
          key={key}
          type="button"
          className={styles.move}
          aria-label={fillTemplate(texts[key], { title })}
          // Not disabled: it would lose the focus at the end of the list.
          aria-disabled={act === null}
          onClick={() => act?.()}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
