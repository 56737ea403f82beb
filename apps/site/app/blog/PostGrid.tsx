import type { PostCard as PostCardData } from '@vitrine/contract/shapes/editorial'
import { columnSizes } from '../ui/picture-sizes.ts'
import { PostCard } from './PostCard.tsx'
import styles from './PostGrid.module.css'

/** On phones those after the first few are rows. */
const FULL_ON_PHONES = 3
const ROW_PICTURE = '104px'

/** Posts side by side, the last row filled. */
export function PostGrid({ posts, Heading = 'h3' }: { posts: readonly PostCardData[]; Heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, number) => {
        const isAlone = number === posts.length - 1 && number % 3 === 0
        const columns = isAlone ? { desktop: 8, tablet: 6 } : { desktop: 4, tablet: 6 }
        return (
          <li key={post.slug}>
            <PostCard
              post={post}
              Heading={Heading}
              sizes={columnSizes(number < FULL_ON_PHONES ? columns : { ...columns, phone: ROW_PICTURE })}
            />
          </li>
        )
      })}
    </ul>
  )
}
