'use client'

import { getTranslation } from '@payloadcms/translations'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { MenuKind } from '@vitrine/contract/shapes/shell'
import type { StaticLabel } from 'payload'
import text from '../../platform/ui/text.module.css'

type Row = {
  kind?: MenuKind
  label?: string | null
  address?: string | null
  inHeader?: boolean
  inPhone?: boolean
  inFooter?: boolean
}
type Props = { names: Record<MenuKind, StaticLabel>; hidden: StaticLabel }

/** The head of a row: what the entry is called, and whether it is shown anywhere. @param names of the entries that the site has */
export function EntryLabel({ names, hidden }: Props) {
  const { data } = useRowLabel<Row | undefined>()
  const { i18n } = useTranslation()
  const { kind = 'link', label, address, inHeader, inPhone, inFooter } = data ?? {}
  return (
    <>
      <bdi>{label || (kind === 'link' && address) || getTranslation(names[kind], i18n)}</bdi>
      {!inHeader && !inPhone && !inFooter && <span className={text.pill}>{getTranslation(hidden, i18n)}</span>}
    </>
  )
}
