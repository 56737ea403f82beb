import { useRootData } from '../ui/use-root-data.ts'
import { VisitorTexts } from '../ui/visitor-text/VisitorTexts.tsx'
import { AskedTogether } from './AskedTogether.tsx'
import { NewSinceLastVisit } from './NewSinceLastVisit.tsx'
import { SeenProducts } from './SeenProducts.tsx'
import type { VisitSectionsProps } from './VisitSections.tsx'

type ShownVisitSectionsProps = Pick<VisitSectionsProps, 'kinds'> & {
  product: VisitSectionsProps['product'] | undefined
  isAccepted: boolean
}

/** The sections of VisitSections, each where there is something to show. */
export function ShownVisitSections({ kinds, product, isAccepted }: ShownVisitSectionsProps) {
  const hasInterest = useRootData()?.layout.company.interest === true
  return (
    <VisitorTexts>
      {hasInterest && kinds.includes('new') && isAccepted && <NewSinceLastVisit />}
      {hasInterest && kinds.includes('together') && product && <AskedTogether key={product.slug} product={product} />}
      {kinds.includes('seen') && isAccepted && <SeenProducts key={product?.slug} except={product?.slug} />}
    </VisitorTexts>
  )
}
