import type { PostCard as PostCardData } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { postPath } from '../../shared/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { DateText } from '../ui/DateText.tsx'
import { Picture } from '../ui/Picture.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import styles from './PostCard.module.css'

type PostCardProps = { post: PostCardData; leading?: boolean; Heading?: 'h2' | 'h3' }

/** A post; the whole card is a link. `leading` is the newest one, large. */
export function PostCard({ post, leading = false, Heading = 'h2' }: PostCardProps) {
  const text = useText()
  return (
    <article className={classNames(styles.card, leading && styles.leading)}>
      <div className={styles.picture}>
        {post.image && (
          <Picture
            picture={post.image}
            sizes={
              leading ? '(min-width: 992px) 740px, 100vw' : '(min-width: 1200px) 360px, (min-width: 768px) 50vw, 100vw'
            }
            first={leading}
            decorative
          />
        )}
      </div>
      <div>
        <p className={styles.facts}>
          <span>{text(`blog.kind.${post.kind}`)}</span>
          <DateText date={post.published_at} />
        </p>
        <Heading className={styles.title}>
          <LocalizedLink to={postPath(post.slug)} className={styles.link}>
            {post.title}
          </LocalizedLink>
        </Heading>
        <p className={styles.excerpt}>
          <TranslatedField of={post} name="excerpt" />
        </p>
      </div>
    </article>
  )
}
