import type { Post, PostCard as PostCardData } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { RichText } from '../ui/RichText.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { EventFacts } from './EventFacts.tsx'
import { ProductList } from '../product/ProductList.tsx'
import { Words } from '../ui/Words.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Section } from '../ui/Section.tsx'
import { PostCard } from './PostCard.tsx'
import { PostContents } from './PostContents.tsx'
import styles from './PostPage.module.css'
import { ShareLinks } from './ShareLinks.tsx'
import { toParts } from './to-parts.ts'

type PostPageProps = {
  post: Post
  /** The post's public address, for sharing. */
  url: string
  /** What else there is to read. */
  others: readonly PostCardData[]
}

/** A post: an article or an event. */
export function PostPage({ post, url, others }: PostPageProps) {
  const text = useText()
  const parts = toParts(post.body)
  return (
    <>
      <article className={styles.post}>
        <header className={styles.head}>
          <div className={styles.where}>
            <Breadcrumbs steps={[{ name: text('blog.title'), to: '/blog' }]} />
          </div>
          <h1 className={styles.title}>
            <Words>{post.title}</Words>
          </h1>
          <p className={styles.facts}>
            <span>{text(`blog.kind.${post.kind}`)}</span>
            <DateText date={post.event?.starts_on ?? post.published_at} until={post.event?.ends_on} />
            <span>{text('blog.readingTime', { minutes: post.reading_minutes })}</span>
          </p>
        </header>
        {post.image && (
          <div className={styles.picture}>
            <Picture picture={post.image} sizes={columnSizes({ desktop: 12 })} first />
          </div>
        )}
        <div className={styles.body}>
          <p className={styles.excerpt}>
            <TranslatedField of={post} name="excerpt" />
          </p>
          <div {...fallbackAttributes(post.fallbackFields.includes('body'))}>
            {parts.map(({ id, blocks }) => (
              <div key={id} id={id} className={styles.part}>
                <RichText blocks={blocks} />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.side}>
          {post.event && <EventFacts event={post.event} />}
          <PostContents parts={parts} />
          <ShareLinks url={url} title={post.title} />
        </div>
      </article>
      {post.products && post.products.length > 0 && (
        <Section title={text('product.related')} className={styles.products}>
          <ProductList products={post.products} />
        </Section>
      )}
      {others.length > 0 && (
        <Section
          title={text('home.blog')}
          action={<MoreLink to="/blog">{text('common.allPosts')}</MoreLink>}
          className={styles.below}
        >
          <Carousel label={text('home.blog')} items="medium" besideHead="phone">
            {others.map((other) => (
              <li key={other.slug}>
                <PostCard post={other} Heading="h3" />
              </li>
            ))}
          </Carousel>
        </Section>
      )}
    </>
  )
}
