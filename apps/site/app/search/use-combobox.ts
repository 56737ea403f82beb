import { type KeyboardEvent, useId, useState } from 'react'
import type { Hit } from '../../shared/search/hit.ts'
import { nextOption } from '../ui/next-option.ts'

/** A list below a field in which an option is chosen by arrow keys while the focus stays in the field (ARIA APG, combobox). */
export type Combobox = {
  isOpen: boolean
  listId: string
  optionId: (hit: Hit) => string
  /** The option that Enter opens, if any. */
  active: Hit | null
  onKeyDown: (event: KeyboardEvent) => void
}

export function useCombobox(hits: readonly Hit[]): Combobox {
  const listId = useId()
  const [path, setPath] = useState<string | null>(null)
  // By its path: an option that is not in a new list is no longer chosen.
  const index = hits.findIndex((hit) => hit.path === path)
  const optionId = (hit: Hit) => `${listId}${hit.path}`
  return {
    isOpen: hits.length > 0,
    listId,
    optionId,
    active: hits[index] ?? null,
    onKeyDown(event) {
      // While an input method composes a word, the keys belong to it.
      if (event.nativeEvent.isComposing) return
      const next = nextOption(event.key, index, hits.length)
      if (next === null) return
      event.preventDefault()
      const hit = hits[next]
      setPath(hit?.path ?? null)
      if (hit) document.getElementById(optionId(hit))?.scrollIntoView({ block: 'nearest' })
    },
  }
}
