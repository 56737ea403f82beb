import type { Picture as PictureData } from '@vitrine/contract/shapes/media'
import type { Product } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './Overview.module.css'

type OverviewProps = { description: Product['description']; isFallback: boolean; atWork: PictureData | null }

/** What a product is for, in long; beside it the picture of it at work, whose alternative text says to all what is seen there. */
export function Overview({ description, isFallback, atWork }: OverviewProps) {
  const words = (
    <div {...fallbackAttributes(isFallback)}>
      <RichText blocks={description} />
    </div>
  )
  return (
    <Section id="overview" title={useText()('product.overview')} split={atWork === null}>
      {atWork ? (
        <div className={styles.beside}>
          {words}
          <figure className={styles.work}>
            <Picture picture={atWork} sizes={columnSizes({ desktop: 6 })} decorative={atWork.alt !== ''} />
            {atWork.alt && (
              <figcaption className={styles.caption}>
                <Words>{atWork.alt}</Words>
              </figcaption>
            )}
          </figure>
        </div>
      ) : (
        words
      )}
    </Section>
  )
}
