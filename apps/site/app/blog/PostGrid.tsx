import type { PostCard as PostCardData } from '@vitrine/contract/shapes/editorial'
import { columnSizes } from '../ui/picture-sizes.ts'
import { PostCard } from './PostCard.tsx'
import styles from './PostGrid.module.css'

/** On phones they are rows. */
const ROW_PICTURE = '104px'

/** How many stand two in a row before all others stand three in a row, by what three in a row leave over. */
const WIDE = [0, 4, 2]

/** Posts side by side, each row filled. */
export function PostGrid({ posts, Heading = 'h3' }: { posts: readonly PostCardData[]; Heading?: 'h2' | 'h3' }) {
  const wide = WIDE[posts.length % 3] ?? 0
  return (
    <ul className={styles.grid}>
      {posts.map((post, number) => (
        <li key={post.slug}>
          <PostCard
            post={post}
            Heading={Heading}
            sizes={columnSizes({ desktop: number < wide ? 6 : 4, tablet: 6, phone: ROW_PICTURE })}
          />
        </li>
      ))}
    </ul>
  )
}
