import type { PostCard as PostCardData } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { postPath } from '../../shared/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { DateText } from '../ui/DateText.tsx'
import { Picture } from '../ui/Picture.tsx'
import { rowSizes } from '../ui/picture-sizes.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './PostCard.module.css'

type PostCardProps = {
  post: PostCardData
  leading?: boolean
  Heading?: 'h2' | 'h3'
  /** Of its picture: in a row to scroll, unless said otherwise. */
  sizes?: string
}

/** A post, an event with its days; the whole card is a link. `leading` is the first one, large. */
export function PostCard({ post, leading = false, Heading = 'h2', sizes = rowSizes.medium }: PostCardProps) {
  const text = useText()
  return (
    <article className={classNames(styles.card, leading && styles.leading)}>
      <div className={styles.picture}>
        {post.image && <Picture picture={post.image} sizes={sizes} first={leading} decorative />}
      </div>
      <div>
        <p className={styles.facts}>
          <span>{text(`blog.kind.${post.kind}`)}</span>
          <DateText date={post.event?.starts_on ?? post.published_at} until={post.event?.ends_on} />
        </p>
        <Heading className={styles.title}>
          <LocalizedLink to={postPath(post.slug)} className={styles.link}>
            <Words>{post.title}</Words>
          </LocalizedLink>
        </Heading>
        <p className={styles.excerpt}>
          <TranslatedField of={post} name="excerpt" />
        </p>
      </div>
    </article>
  )
}
