import { useEffect, useSyncExternalStore } from 'react'
import { hasAcceptedCookies, onCookiesAccepted } from '../shell/third-parties/cookie-acceptance.ts'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { knowsVisitor, rememberVisit } from './remember-visit.ts'
import { useNearView } from './use-near-view.ts'

export type VisitSectionsProps = {
  /** `new`: what was published since the last visit. `seen`: products that were looked at. `together`: what others asked for with the product. */
  kinds: readonly ('new' | 'seen' | 'together')[]
  /** The one whose page it is. */
  product?: { slug: string; model: string }
}

const isDenied = () => false

/**
 * Sections that are different for each visitor: kept pages have a place for them, and nothing of them is loaded before that comes near the
 * view. What needs the browser's memory stands there for those who have accepted cookies.
 */
export function VisitSections({ kinds, product }: VisitSectionsProps) {
  const isAccepted = useSyncExternalStore(onCookiesAccepted, hasAcceptedCookies, isDenied)
  const [ref, isNear] = useNearView<HTMLDivElement>()
  const slug = product?.slug
  useEffect(() => {
    if (isAccepted) rememberVisit(slug)
  }, [isAccepted, slug])
  const loaded = useLazyModule(
    isNear && (Boolean(slug) || (isAccepted && knowsVisitor())),
    () => import('./ShownVisitSections.tsx'),
    console.warn,
  )
  return (
    <div ref={ref}>
      {loaded && <loaded.ShownVisitSections kinds={kinds} product={product} isAccepted={isAccepted} />}
    </div>
  )
}
