import { loadAskedTogether } from '../basket/load-asked-together.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { Section } from '../ui/Section.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { useVisitorText } from '../ui/visitor-text/visitor-text.ts'
import { ProductRow } from './ProductRow.tsx'

/** What several buyers asked for together with a product; nothing where that is not known. */
export function AskedTogether({ product: { slug, model } }: { product: { slug: string; model: string } }) {
  const text = useVisitorText()
  const language = useLanguage()
  const products = useLoaded(`${language} ${slug}`, () => loadAskedTogether(language, [slug]))
  if (!products || products.length === 0) return null
  const title = text('together.title', { model })
  return (
    <Section id="asked-together" title={title}>
      <ProductRow label={title} products={products} />
    </Section>
  )
}
