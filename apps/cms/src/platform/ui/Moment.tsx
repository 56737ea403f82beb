'use client'

import { useSyncExternalStore } from 'react'
import { toMoment } from '../moment.ts'

type Props = { iso: string; language: string; className?: string | undefined }

/** A moment as the lists have it, in the time zone of the reader's browser; in UTC until the browser has woken up. */
export function Moment({ iso, language, className }: Props) {
  const timeZone = useOwnTimeZone()
  return (
    <time dateTime={iso} className={className}>
      {toMoment(iso, language, timeZone)}
    </time>
  )
}

/** The time zone of the reader's browser; UTC on the server and until the browser has woken up. */
export function useOwnTimeZone(): string {
  return useSyncExternalStore(neverChanges, ownTimeZone, () => 'UTC')
}

const neverChanges = () => () => {}
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
