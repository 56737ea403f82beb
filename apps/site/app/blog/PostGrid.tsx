import type { PostCard as PostCardData } from '@vitrine/contract/shapes/editorial'
import { columnSizes } from '../ui/picture-sizes.ts'
import { PostCard } from './PostCard.tsx'
import styles from './PostGrid.module.css'

/** On phones those after the first few are rows. */
const FULL_ON_PHONES = 3
const ROW_PICTURE = '104px'
/** A last one that is alone in its row. */
const LONE_SIZES = columnSizes({ desktop: 8, tablet: 6, phone: ROW_PICTURE })

/** Posts side by side, the last row filled. */
export function PostGrid({ posts, Heading = 'h3' }: { posts: readonly PostCardData[]; Heading?: 'h2' | 'h3' }) {
  const isAlone = (number: number) => number === posts.length - 1 && number % 3 === 0 && number >= FULL_ON_PHONES
  return (
    <ul className={styles.grid}>
      {posts.map((post, number) => (
        <li key={post.slug}>
          <PostCard
            post={post}
            Heading={Heading}
            compact={number >= FULL_ON_PHONES}
            sizes={isAlone(number) ? LONE_SIZES : undefined}
            {...(number >= FULL_ON_PHONES && { phoneWidth: ROW_PICTURE })}
          />
        </li>
      ))}
    </ul>
  )
}
