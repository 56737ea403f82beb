'use client'

import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { useEffect } from 'react'
import { fillTemplate } from '../../platform/fill-template.ts'
import { EnglishText } from './EnglishText.tsx'
import { useEnglish } from './use-english.ts'

/** Below the name of a document: its English text, which is the page's heading too, marked, while there is no translation. */
export function EnglishTitle({ path, marked }: { path: string; marked: StaticLabel }) {
  const { title, setDocumentTitle } = useDocumentTitle()
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const own = useFormFields(([fields]) => fields[path]?.value)
  const english = useEnglish()?.[path]
  const isUntranslated = !own && typeof english === 'string' && english !== ''
  const isId = title === String(id)
  useEffect(() => {
    if (isUntranslated && isId) setDocumentTitle(fillTemplate(getTranslation(marked, i18n), { title: english }))
  }, [english, i18n, isId, isUntranslated, marked, setDocumentTitle])
  return <EnglishText path={path} />
}
