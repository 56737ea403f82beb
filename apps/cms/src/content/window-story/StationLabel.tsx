'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The head of a row: its number, and what happens there. */
export function StationLabel() {
  const { data, rowNumber } = useRowLabel<{ title?: string | null } | undefined>()
  return (
    <bdi>
      {(rowNumber ?? 0) + 1}. {data?.title}
    </bdi>
  )
}
