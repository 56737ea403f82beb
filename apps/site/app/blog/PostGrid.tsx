import type { PostCard as PostCardData } from '@vitrine/contract/shapes/editorial'
import { PostCard } from './PostCard.tsx'
import styles from './PostGrid.module.css'

/** Articles side by side. */
export function PostGrid({ posts }: { posts: readonly PostCardData[] }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}
