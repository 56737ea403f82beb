import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { shouldSuggestLanguage, decideSuggestion } from '../../../shared/languages/language-suggestion.ts'
import type { PageMeta } from '../../seo/page-meta.ts'
import type { LanguageSuggestionCardProps } from './LanguageSuggestionCard.tsx'

const Card: ComponentType<LanguageSuggestionCardProps> = lazy(async () => ({
  default: (await import('./LanguageSuggestionCard.tsx')).LanguageSuggestionCard,
}))

/** When the page has come to rest. No requirement gives this figure. */
const OFFER_AFTER_MS = 1000

/**
 * Offers the page in the visitor's own language where it exists in it; nobody is sent there (R11.7; by R2.3 only the root looks at
 * the browser's language). It comes after hydration and beside the page, so that programs never see it and nothing moves.
 */
export function LanguageSuggestion() {
  const current = useLanguage()
  const meta = (useMatches().at(-1)?.loaderData as { meta?: PageMeta } | undefined)?.meta
  const [closed, setClosed] = useState(true)

  useEffect(() => {
    if (!shouldSuggestLanguage(navigator, () => localStorage)) return
    const timer = setTimeout(() => setClosed(false), OFFER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  if (closed || !meta) return null
  const offered = decideSuggestion(navigator.languages, current, meta.alternates)
  if (!offered) return null
  return (
    <Suspense fallback={null}>
      <Card language={offered.language} href={new URL(offered.href).pathname} onClose={() => setClosed(true)} />
    </Suspense>
  )
}
