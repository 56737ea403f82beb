import type { Turnkey } from '@vitrine/contract/shapes/shop'
import type { TurnkeyData } from './load-turnkey.server.ts'
import { TurnkeyProducts } from './TurnkeyProducts.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { ContactLink } from '../shell/ContactLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Features } from '../product/Features.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { EnglishNotice } from '../ui/EnglishNotice.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'
import { Video } from '../ui/Video.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import { FloorPlan } from './floor-plan/FloorPlan.tsx'
import { TurnkeyFacts } from './TurnkeyFacts.tsx'
import { SheetLink } from '../sheets/SheetLink.tsx'
import { turnkeyPlanPath } from '../../shared/planner/plan-path.ts'
import { turnkeySheetPath } from '../../shared/sheets/sheet-path.ts'
import styles from './TurnkeyPage.module.css'

type TurnkeyPageProps = Pick<TurnkeyData, 'turnkey' | 'floorPlan' | 'productCount' | 'words'>

/** A turnkey: its specifications, its advantages, how it can stand, and its products. */
export function TurnkeyPage({ turnkey, floorPlan, productCount, words }: TurnkeyPageProps) {
  const text = useText()
  const { image, images, description, advantages, products, video, isFallback } = turnkey
  const pictures = images.length === 0 && image ? [image] : images
  const fallback = (field: keyof Turnkey) => turnkey.fallbackFields.includes(field)
  return (
    <>
      <PageHeader
        title={<TranslatedField of={turnkey} name="name" />}
        lead={<TranslatedField of={turnkey} name="summary" />}
        above={<Breadcrumbs steps={[{ name: text('turnkey.title'), to: '/turnkey' }]} />}
        actions={
          <>
            <ContactLink className={classNames(button.button, button.accent)} about={turnkey}>
              {text('home.getConsultation')}
            </ContactLink>
            <LocalizedLink
              to={turnkeyPlanPath(turnkey.slug)}
              className={classNames(button.button, button.outline)}
              rel="nofollow"
              prefetch="none"
            >
              {text('planner.link')}
            </LocalizedLink>
          </>
        }
      />
      <div className={styles.top}>
        <Gallery pictures={pictures} name={turnkey.name} sizes={columnSizes({ desktop: 12 })} />
        <div className={styles.about}>
          <TurnkeyFacts turnkey={turnkey} />
          <div className={styles.description}>
            <EnglishNotice isFallback={isFallback} />
            <div {...fallbackAttributes(fallback('description'))}>
              <RichText blocks={description} />
            </div>
            <p>
              <SheetLink path={turnkeySheetPath(turnkey.slug)} hasUnits={false} className={styles.sheet} />
            </p>
          </div>
        </div>
      </div>
      {advantages.length > 0 && (
        <Section title={text('turnkey.advantages')}>
          <Features features={advantages} isFallback={fallback('advantages')} />
        </Section>
      )}
      {video && (
        <Section title={text('product.video')}>
          <Video video={video} sizes={columnSizes({ desktop: 12 })} />
        </Section>
      )}
      {floorPlan && <FloorPlan plan={floorPlan} />}
      {products.length > 0 && (
        <Section
          title={text('turnkey.products')}
          lead={text('category.productCount', { count: productCount })}
          className={styles.products}
        >
          <TurnkeyProducts
            slug={turnkey.slug}
            products={products}
            numbers={floorPlan?.numbers}
            words={words}
            picture={pictures.at(-1)}
          />
        </Section>
      )}
    </>
  )
}
