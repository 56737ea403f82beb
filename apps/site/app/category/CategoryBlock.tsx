import type { CategorySection, ProductCard as ProductCardData } from '@vitrine/contract/shapes/shop'
import type { ReactNode } from 'react'
import { ContactLink } from '../shell/ContactLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { ProductCard } from '../product/ProductCard.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { classNames } from '../ui/class-names.ts'
import { LoopingVideo } from '../ui/LoopingVideo.tsx'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes, rowSizes } from '../ui/picture-sizes.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { fitTitle } from '../ui/title-fit.ts'
import styles from './CategoryBlock.module.css'

type CategoryBlockProps = {
  section: CategorySection
  turned?: boolean
  /** Beside another one: its words are below its picture. */
  half?: boolean
  /** A link below its words. */
  action?: ReactNode
}

/** Of the strip of picture and video, in half of the page: the picture has seven of its twelve columns, and the video is cut to its height. */
const stripSizes = '(min-width: 1200px) 316px, (min-width: 768px) 27vw, 48vw'
const posterSizes = '(min-width: 1200px) 316px, (min-width: 768px) calc(19.7vw - 6px), 48vw'
/** On phones a product is a row of a list. */
const halfSizes = '(min-width: 1200px) 259px, (min-width: 768px) 20vw, 96px'

/** A section of a category (R3.4, R3.5): its picture, its video, its products. Every second one is mirrored. */
export function CategoryBlock({ section, turned = false, half = false, action }: CategoryBlockProps) {
  const text = useText()
  const { name, image, video, video_preview: preview } = section
  const poster = preview ?? video?.poster
  // Whose picture is the poster of the video comes last, so that it is not seen twice at once.
  const isPoster = (it: ProductCardData) => it.image !== null && it.image.src === poster?.src
  const products = section.products.toSorted((a, b) => Number(isPoster(a)) - Number(isPoster(b)))
  return (
    <section className={classNames(styles.block, half ? styles.half : styles.full)} aria-labelledby={section.id}>
      <div className={classNames(styles.top, image ? turned && styles.turned : styles.plain)}>
        {image && (
          <div className={styles.picture}>
            <Picture picture={image} sizes={half ? stripSizes : columnSizes({ desktop: 8 })} />
          </div>
        )}
        <div className={styles.side}>
          {video && (
            <LoopingVideo
              video={{ ...video, poster: poster ?? null }}
              sizes={half && image ? posterSizes : columnSizes({ desktop: image ? 4 : 7 })}
            />
          )}
          <div className={styles.words}>
            <h2 id={section.id} className={classNames(styles.title, fitTitle(name))}>
              <TranslatedField of={section} name="name" />
            </h2>
            <p className={styles.text}>
              <TranslatedField of={section} name="description" />
            </p>
            {action}
          </div>
        </div>
      </div>
      {products.length > 0 && (
        <Carousel label={name} items={half ? 'pair' : 'narrow'}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                compact={half}
                sizes={half ? halfSizes : rowSizes.narrow}
                action={
                  <ContactLink className={styles.contact} about={product}>
                    {text('home.getConsultation')}
                  </ContactLink>
                }
              />
            </li>
          ))}
        </Carousel>
      )}
    </section>
  )
}
