import { BlogPage } from '../blog/BlogPage.tsx'
import { loadPage } from '../seo/load-page.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { postPath } from '../../shared/paths.ts'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import type { Route } from './+types/blog'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/blog', async (api, { languagesOfPosts }) => ({
    posts: await api.optional('listPosts', []),
    languages: await languagesOfPosts(),
  }))
}

export default function Blog({ loaderData: { meta, posts } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        meta={meta}
        name={useText()('blog.title')}
        breadcrumbs={[]}
        structuredData={(_, toBreadcrumb) =>
          toItemList(posts.map((post) => toBreadcrumb(post.title, postPath(post.slug))))
        }
      />
      <BlogPage posts={posts} />
    </>
  )
}
