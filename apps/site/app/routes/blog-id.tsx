import { findLinkedPosts, linkToEnglish } from '../blog/link-to-english.server.ts'
import { upcomingFirst } from '../blog/upcoming-first.server.ts'
import { PostPage } from '../blog/PostPage.tsx'
import { loadPage } from '../seo/load-page.server.ts'
import { postPath } from '../../shared/paths.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { toPostNodes } from '../seo/structured/editorial.ts'
import type { Route } from './+types/blog-id'

/** So many posts below a post. */
const OTHERS = 3

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, postPath(args.params.id), async (api, { siteUrl, today }) => {
    const [original, latest] = await Promise.all([
      api.required('getPost', { slug: args.params.id }),
      api.optionalPage('listPosts', { page: 1, limit: OTHERS + 1 }),
    ])
    const linked = findLinkedPosts(original.body).map((slug) => api.optional('getPost', null, { slug }))
    const existing = (await Promise.all(linked)).flatMap((it) => (it ? postPath(it.slug) : []))
    const post = { ...original, body: linkToEnglish(original.body, new Set(existing), siteUrl) }
    const others = upcomingFirst(latest.items.filter((it) => it.slug !== post.slug).slice(0, OTHERS), today())
    return { post, others, languages: post.languages }
  })
}

export default function BlogId({ loaderData: { meta, post, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        meta={meta}
        name={post.title}
        picture={post.image}
        breadcrumbs={[{ name: useText()('blog.title'), to: '/blog' }]}
        structuredData={import.meta.env.SSR && ((context) => toPostNodes(post, context))}
      >
        <meta property="article:published_time" content={post.published_at} />
        <meta property="article:modified_time" content={post.updated_at} />
      </PageHead>
      <PostPage post={post} url={meta.canonical} others={others} />
    </>
  )
}
