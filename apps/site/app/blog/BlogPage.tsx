import type { PostCard as PostCardData } from '@vitrine/contract/shapes/editorial'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { ListPage } from '../../shared/list-pages/list-page.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageLinks } from '../ui/list-pages/PageLinks.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import type leads from '@vitrine/locales/leads/en.json'
import styles from './BlogPage.module.css'
import { NoPosts } from './NoPosts.tsx'
import { PostCard } from './PostCard.tsx'
import { PostGrid } from './PostGrid.tsx'

type BlogPageProps = {
  list: ListPage<PostCardData>
  /** The languages that have posts. */
  languages: readonly LanguageCode[]
  words: Record<keyof typeof leads, string>
}

/** A page of the posts, the first one of it large. */
export function BlogPage({ list, languages, words }: BlogPageProps) {
  const text = useText()
  const [first, ...others] = list.items
  return (
    <>
      <PageHeader title={text('blog.title')} lead={words[first ? 'blog.lead' : 'blog.none']} />
      <div className={styles.posts}>
        {first ? (
          <PostCard post={first} leading sizes={columnSizes({ desktop: 7 })} />
        ) : (
          <NoPosts languages={languages} title={words['blog.inOtherLanguages']} />
        )}
        {others.length > 0 && <PostGrid posts={others} Heading="h2" />}
        <PageLinks position={list} />
      </div>
    </>
  )
}
