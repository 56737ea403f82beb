import { useState } from 'react'
import { readItem } from '../../shared/browser-storage.ts'
import { postPath } from '../../shared/paths.ts'
import { endOfLastVisit, VISIT_KEY } from '../../shared/visits/visit-times.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Section } from '../ui/Section.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { useVisitorText } from '../ui/visitor-text/visitor-text.ts'
import { loadNews } from './load-news.ts'
import styles from './NewSinceLastVisit.module.css'
import { ProductRow } from './ProductRow.tsx'

/** Products and posts that came out since this browser was here before; nothing on a first visit. */
export function NewSinceLastVisit() {
  const text = useVisitorText()
  const language = useLanguage()
  const [since] = useState(() => endOfLastVisit(readItem('localStorage', VISIT_KEY)))
  const news = useLoaded(since === null ? null : `${language} ${since}`, () => loadNews(language, since ?? 0))
  if (!news || news.products.length + news.posts.length === 0) return null
  const title = text('new.title')
  return (
    <Section id="new" title={title}>
      {news.products.length > 0 && <ProductRow label={title} products={news.products} />}
      {news.posts.length > 0 && (
        <ul className={styles.posts}>
          {news.posts.map((post) => (
            <li key={post.slug} className={styles.post}>
              <LocalizedLink to={postPath(post.slug)}>
                <bdi>{post.title}</bdi>
              </LocalizedLink>
              <span className={styles.date}>
                <DateText date={post.published_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
