import type { PostCard as PostCardData } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Section } from '../ui/Section.tsx'
import { PostCard } from './PostCard.tsx'

/** Posts side by side, with the way to all of them. */
export function PostRow({ posts }: { posts: readonly PostCardData[] }) {
  const text = useText()
  return (
    <Section title={text('home.blog')} action={<MoreLink to="/blog">{text('common.allPosts')}</MoreLink>}>
      <Carousel label={text('home.blog')} items="medium" besideHead="phone">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} Heading="h3" phoneWidth="min(352px, 82vw)" />
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
