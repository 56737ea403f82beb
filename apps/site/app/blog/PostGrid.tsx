import type { PostCard as PostCardData } from '@vitrine/contract/shapes/editorial'
import { PostCard } from './PostCard.tsx'
import styles from './PostGrid.module.css'

/** Posts side by side, the last row filled. */
export function PostGrid({ posts, Heading = 'h3' }: { posts: readonly PostCardData[]; Heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} Heading={Heading} />
        </li>
      ))}
    </ul>
  )
}
