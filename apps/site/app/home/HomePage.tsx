import type {
  Advantage,
  Certificate,
  PostCard as PostCardData,
  Review,
  Slide,
} from '@vitrine/contract/shapes/editorial'
import type { CategoryCard, CategorySection, TurnkeyCard as TurnkeyCardData } from '@vitrine/contract/shapes/shop'
import type { ReactNode } from 'react'
import { PostCard } from '../blog/PostCard.tsx'
import { CONTACT_FORM_ANCHOR, ContactForm } from '../enquiry/form/ContactForm.tsx'
import { ContactLink } from '../shell/ContactLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Hero } from '../ui/hero/Hero.tsx'
import { toHeroSlides } from '../ui/hero/hero-slides.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { categoryPath } from '../../shared/paths.ts'
import { ReviewCard } from '../reviews/ReviewCard.tsx'
import { ReviewLinks } from '../reviews/ReviewLinks.tsx'
import { TurnkeyCard } from '../turnkey/TurnkeyCard.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { CertificateList } from '../ui/CertificateList.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { rowSizes } from '../ui/picture-sizes.ts'
import { Section } from '../ui/Section.tsx'
import { Advantages } from './Advantages.tsx'
import { CategoryBlock } from '../category/CategoryBlock.tsx'
import { CategoryIndex } from '../category/CategoryIndex.tsx'
import styles from './HomePage.module.css'
import { KeyFigures } from './KeyFigures.tsx'
import type { KeyFigure } from './key-figures.ts'
import { Process } from './Process.tsx'
import type { ProcessSteps } from './to-process.ts'

type HomePageProps = {
  slides: Slide[]
  sections: CategorySection[]
  categories: CategoryCard[]
  advantages: Advantage[]
  turnkeys: TurnkeyCardData[]
  certificates: Certificate[]
  reviews: Review[]
  posts: PostCardData[]
  figures: readonly KeyFigure[]
  process: ProcessSteps
  turnkeyLead: string
  /** Stands after what the company makes. */
  news?: ReactNode
}

/** The home page, in the order of R2.39. A section without content is left out. */
export function HomePage({
  slides,
  sections,
  categories,
  advantages,
  turnkeys,
  certificates,
  reviews,
  posts,
  figures,
  process,
  turnkeyLead,
  news,
}: HomePageProps) {
  const text = useText()
  return (
    <div className={styles.home}>
      <h1 className={styles.title}>{text('home.title')}</h1>
      <Hero
        slides={toHeroSlides(slides)}
        actions={
          <ContactLink className={classNames(button.button, button.outline)}>
            {text('home.getConsultation')}
          </ContactLink>
        }
      />
      {figures.length > 0 && <KeyFigures figures={figures} />}
      <Process {...process} />
      {categories.length + sections.length > 0 && (
        <Section
          title={text('home.categories')}
          lead={text('home.categoriesLead')}
          action={<MoreLink to="/product">{text('product.all')}</MoreLink>}
          className={styles.range}
        >
          {categories.length > 0 && <CategoryIndex categories={categories} tiles />}
          {sections.length > 0 && (
            <div className={styles.blocks}>
              {sections.map((section) => (
                <CategoryBlock
                  key={section.id}
                  section={section}
                  half
                  action={<MoreLink to={categoryPath(section.category_slug)}>{text('common.allProducts')}</MoreLink>}
                />
              ))}
            </div>
          )}
        </Section>
      )}
      {news}
      {advantages.length > 0 && <Advantages advantages={advantages} />}
      {turnkeys.length > 0 && (
        <Section
          title={text('home.turnkey')}
          lead={turnkeyLead}
          action={<MoreLink to="/turnkey">{text('common.allTurnkeys')}</MoreLink>}
          className={styles.level}
        >
          <Carousel label={text('home.turnkey')} items="medium" besideHead="always">
            {turnkeys.map((turnkey) => (
              <li key={turnkey.id}>
                <TurnkeyCard turnkey={turnkey} sizes={rowSizes.medium} />
              </li>
            ))}
          </Carousel>
        </Section>
      )}
      <div className={classNames(certificates.length > 0 && styles.proof)}>
        {certificates.length > 0 && (
          <Section title={text('home.certificates')}>
            <CertificateList certificates={certificates} beside />
          </Section>
        )}
        <Section
          id={CONTACT_FORM_ANCHOR}
          title={text('form.title')}
          lead={text('form.lead')}
          split={certificates.length === 0}
        >
          <ContactForm form="home" />
        </Section>
      </div>
      {reviews.length > 0 && (
        <Section
          title={text('home.reviews')}
          tone="stage"
          action={<MoreLink to="/reviews">{text('common.allReviews')}</MoreLink>}
          className={classNames(styles.level, styles.reviews)}
        >
          <Carousel label={text('home.reviews')} items="medium" besideHead="always">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} subjects={<ReviewLinks review={review} />} />
              </li>
            ))}
          </Carousel>
        </Section>
      )}
      {posts.length > 0 && (
        <Section
          title={text('home.blog')}
          action={<MoreLink to="/blog">{text('common.allPosts')}</MoreLink>}
          className={styles.posts}
        >
          <Carousel label={text('home.blog')} items="medium" besideHead="always">
            {posts.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} Heading="h3" />
              </li>
            ))}
          </Carousel>
        </Section>
      )}
    </div>
  )
}
