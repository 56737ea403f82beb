import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useRootData } from '../use-root-data.ts'
import { loadVisitorTexts, VisitorTextsContext } from './visitor-text.ts'

/** Shows what needs the texts for the visitor once they are there. */
export function VisitorTexts({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const own = useRootData()?.texts
  const texts = useLoaded(language, () => loadVisitorTexts(language, own))
  return texts && <VisitorTextsContext value={texts}>{children}</VisitorTextsContext>
}
