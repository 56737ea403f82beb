'use client'

import { getTranslation } from '@payloadcms/translations'
import { SelectField, useTranslation } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { useMemo } from 'react'
import { sortOptions } from '../sort-options.ts'

/** A select field whose options stand in the order of the reader's alphabet: Payload has one order for all readers. */
export function SortedSelect(props: SelectFieldClientProps) {
  const { i18n } = useTranslation()
  const { field } = props
  const options = useMemo(
    () => sortOptions(field.options, i18n.language, (label) => getTranslation(label as string, i18n)),
    [field.options, i18n],
  )
  return <SelectField {...props} field={{ ...field, options }} />
}
