import type { Product } from '@vitrine/contract/shapes/shop'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { LoopingVideo } from '../ui/LoopingVideo.tsx'
import { columnSizes, rowSizes } from '../ui/picture-sizes.ts'
import { Questions } from '../ui/Questions.tsx'
import { Section } from '../ui/Section.tsx'
import { AnchorMenu } from './AnchorMenu.tsx'
import { sortPictures } from './at-work.ts'
import { Features } from './Features.tsx'
import type { DocumentLinks } from './load-product.server.ts'
import { Overview } from './Overview.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductDocuments } from './ProductDocuments.tsx'
import { ProductHead } from './ProductHead.tsx'
import styles from './ProductPage.module.css'
import { productSections } from './product-sections.ts'
import { Specifications } from './Specifications.tsx'
import { UnitsSwitch } from '../shell/units/UnitsSwitch.tsx'

/** A product. */
export function ProductPage({ product, documents }: { product: Product; documents: DocumentLinks }) {
  const text = useText()
  const { description, features, specifications, video, faq, related } = product
  const { gallery, atWork, closeUp } = sortPictures(product)
  const isFallback = (field: keyof Product) => product.fallbackFields.includes(field)
  return (
    <>
      <ProductHead product={product} pictures={gallery} />
      <AnchorMenu
        sections={productSections(product).map(({ id, name }) => ({ id, name: text(name) }))}
        subject={<bdi>{product.model}</bdi>}
        action={<AddToBasket product={product} />}
      />
      {description.length > 0 && (
        <Overview description={description} isFallback={isFallback('description')} atWork={atWork} closeUp={closeUp} />
      )}
      {features.length > 0 && (
        <Section id="features" title={text('product.features')} className={styles.section}>
          <Features features={features} isFallback={isFallback('features')} />
        </Section>
      )}
      {specifications.length > 0 && (
        <Section
          id="specifications"
          title={text('product.specifications')}
          className={styles.section}
          action={specifications.some((it) => it.imperial) && <UnitsSwitch />}
        >
          <Specifications specifications={specifications} />
        </Section>
      )}
      {video && (
        <Section id="video" title={text('product.video')} split>
          <LoopingVideo video={video} sizes={columnSizes({ desktop: 8 })} />
        </Section>
      )}
      {faq.length > 0 && (
        <Section id="questions" title={text('product.questions')} split>
          <Questions questions={faq} isFallback={isFallback('faq')} />
        </Section>
      )}
      <ProductDocuments slug={product.slug} links={documents} />
      {related.length > 0 && (
        <Section id="related" title={text('product.related')} tone="stage" className={styles.section}>
          <Carousel label={text('product.related')}>
            {related.map((card) => (
              <li key={card.id} className={styles.related}>
                <ProductCard product={card} sizes={rowSizes.narrow} />
              </li>
            ))}
          </Carousel>
        </Section>
      )}
    </>
  )
}
