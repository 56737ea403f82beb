'use client'

import { getTranslation } from '@payloadcms/translations'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { type SpecificationRow, toRowLabel } from './row.ts'
import { useParameter } from './use-parameter.ts'

/** The head of a row: its parameter with the value. @param name what a row is called that has no parameter yet */
export function SpecificationLabel({ name, yes }: { name: StaticLabel; yes: StaticLabel }) {
  const { data, rowNumber } = useRowLabel<SpecificationRow | undefined>()
  const { i18n } = useTranslation()
  const parameter = useParameter(data?.parameter)
  const own = parameter && data ? toRowLabel(parameter, data, i18n.language, getTranslation(yes, i18n)) : ''
  return <bdi>{own || `${getTranslation(name, i18n)} ${(rowNumber ?? 0) + 1}`}</bdi>
}
