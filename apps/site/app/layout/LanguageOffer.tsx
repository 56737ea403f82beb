import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { useLanguage } from '../language/LanguageContext.tsx'
import { isWorthAsking, languageToOffer } from '../language/offer.ts'
import type { PageMeta } from '../seo/page-meta.ts'
import type { LanguageOfferCardProps } from './LanguageOfferCard.tsx'

const Card: ComponentType<LanguageOfferCardProps> = lazy(async () => ({
  default: (await import('./LanguageOfferCard.tsx')).LanguageOfferCard,
}))

/** When the page has come to rest. Not in SPEC.md. */
const OFFER_AFTER_MS = 1000

/**
 * Offers the page in the visitor's own language where it exists in it; nobody is sent there (SPEC.md section 2: only the root looks at
 * the browser's language). It comes after hydration and beside the page, so that programs never see it and nothing moves.
 */
export function LanguageOffer() {
  const current = useLanguage()
  const meta = (useMatches().at(-1)?.loaderData as { meta?: PageMeta } | undefined)?.meta
  const [closed, setClosed] = useState(true)

  useEffect(() => {
    if (!isWorthAsking(navigator, () => localStorage)) return
    const timer = setTimeout(() => setClosed(false), OFFER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  if (closed || !meta) return null
  const offered = languageToOffer(navigator.languages, current, meta.alternates)
  if (!offered) return null
  return (
    <Suspense fallback={null}>
      <Card language={offered.language} href={new URL(offered.href).pathname} onClose={() => setClosed(true)} />
    </Suspense>
  )
}
