'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import type { DeskTexts } from '../../desk/desk-texts.ts'
import { TryOut } from './TryOut.tsx'

/** Tries what the form holds, whether it is saved or not. */
export function TryDraft({ texts, language }: { texts: DeskTexts; language: string }) {
  const { getData } = useForm()
  const { id } = useDocumentInfo()
  const readRule = () => {
    const { name, position, countries, languages, categories, kinds, target, person, team, dealer } = getData()
    return { id: id ?? null, name, position, countries, languages, categories, kinds, target, person, team, dealer }
  }
  return <TryOut texts={texts} language={language} readRule={readRule} />
}
