import { BlogPage } from '../blog/BlogPage.tsx'
import { loadPage } from '../content/load-page.ts'
import { useText } from '../language/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import type { Route } from './+types/blog'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/blog', async (content) => ({ posts: await content.want('listPosts', []) }))
}

export default function Blog({ loaderData: { meta, posts } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('blog.title')} />
      <BlogPage posts={posts} />
    </>
  )
}
