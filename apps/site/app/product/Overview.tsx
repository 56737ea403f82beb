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

type OverviewProps = {
  description: Product['description']
  isFallback: boolean
  atWork: PictureData | null
  closeUp: PictureData | null
}

/**
 * What a product is for, in long; above and beside it the picture of it at work, whose alternative text says to all what is seen there, or one of its
 * gallery from near.
 */
export function Overview({ description, isFallback, atWork, closeUp }: OverviewProps) {
  const picture = atWork ?? closeUp
  const words = (
    <div {...fallbackAttributes(isFallback)}>
      <RichText blocks={description} />
    </div>
  )
  return (
    <Section id="overview" title={useText()('product.overview')} split={picture === null} className={styles.overview}>
      {picture ? (
        <div className={styles.beside}>
          {atWork ? (
            <AtWork picture={atWork} />
          ) : (
            <div className={styles.picture}>
              <Picture picture={picture} sizes={sizes} decorative />
            </div>
          )}
          {words}
        </div>
      ) : (
        words
      )}
    </Section>
  )
}

const sizes = columnSizes({ desktop: 6, tablet: 6 })

function AtWork({ picture }: { picture: PictureData }) {
  return (
    <figure className={styles.picture}>
      <Picture picture={picture} sizes={sizes} decorative={picture.alt !== ''} />
      {picture.alt && (
        <figcaption className={styles.caption}>
          <Words>{picture.alt}</Words>
        </figcaption>
      )}
    </figure>
  )
}
