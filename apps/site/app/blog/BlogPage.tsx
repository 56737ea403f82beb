import type { PostCard as PostCardData } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import styles from './BlogPage.module.css'
import { PostCard } from './PostCard.tsx'
import { PostGrid } from './PostGrid.tsx'

/** All posts, the newest one large. */
export function BlogPage({ posts }: { posts: PostCardData[] }) {
  const text = useText()
  const [newest, ...others] = posts
  return (
    <>
      <PageHeader title={text('blog.title')} lead={text('blog.lead')} above={<Breadcrumbs />} />
      <div className={styles.posts}>
        {newest && <PostCard post={newest} leading />}
        {others.length > 0 && <PostGrid posts={others} Heading="h2" />}
      </div>
    </>
  )
}
