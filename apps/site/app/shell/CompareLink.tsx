import { comparePath } from '../../shared/compare/compare-path.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'

type CompareLinkProps = { product: { slug: string; model: string }; className?: string | undefined }

/** A link that adds a product to the comparison and leads there. It is no button: it works without script, and costs pages none. */
export function CompareLink({ product: { slug, model }, className }: CompareLinkProps) {
  const text = useText()
  return (
    <LocalizedLink
      to={comparePath([], slug)}
      className={className}
      rel="nofollow"
      aria-label={text('compare.linkNamed', { name: model })}
      prefetch="none"
    >
      {text('compare.link')}
    </LocalizedLink>
  )
}
