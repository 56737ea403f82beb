import { formatTagOf } from '@vitrine/locales/languages'
import { createContext, use } from 'react'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { messageFormat } from '../../shared/texts/message-format.ts'
import type { DocumentTextKey, DocumentTexts } from './load-document-texts.server.ts'

export const DocumentTextsContext = createContext<DocumentTexts | null>(null)

/** The texts about documents, which come with the data of their pages. */
export function useDocumentText(): (key: DocumentTextKey, values?: Record<string, string | number>) => string {
  const texts = use(DocumentTextsContext)
  const tag = `${formatTagOf(useLanguage())}-u-nu-latn`
  if (!texts) throw new Error('the texts about documents are missing above this component')
  const format = messageFormat(tag)
  return (key, values) => {
    const message = texts[key]
    return typeof message === 'string' ? message : format(message, values)
  }
}
