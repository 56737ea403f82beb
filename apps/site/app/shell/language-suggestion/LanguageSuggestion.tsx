import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { shouldSuggestLanguage, decideSuggestion } from '../../../shared/languages/language-suggestion.ts'
import type { PageMeta } from '../../../shared/page-meta.ts'
import type { LanguageSuggestionCardProps } from './LanguageSuggestionCard.tsx'

const Card: ComponentType<LanguageSuggestionCardProps> = lazy(async () => ({
  default: (await import('./LanguageSuggestionCard.tsx')).LanguageSuggestionCard,
}))

/** When the page has settled. No requirement gives this figure. */
const SUGGESTION_AFTER_MS = 1000

/**
 * Suggests the page in the visitor's own language where it exists in it, without redirecting (R11.7; by R2.3 only the root looks at
 * the browser's language). It is shown after hydration and over the page, so that crawlers do not see it and nothing moves.
 */
export function LanguageSuggestion() {
  const current = useLanguage()
  const meta = (useMatches().at(-1)?.loaderData as { meta?: PageMeta } | undefined)?.meta
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!shouldSuggestLanguage(navigator)) return
    const timer = setTimeout(() => setIsOpen(true), SUGGESTION_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!isOpen || !meta) return null
  const suggested = decideSuggestion(navigator.languages, current, meta.alternates)
  if (!suggested) return null
  const { pathname, search } = new URL(suggested.href)
  return (
    <Suspense fallback={null}>
      <Card language={suggested.language} href={pathname + search} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
