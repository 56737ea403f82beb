import { BlogPage } from '../blog/BlogPage.tsx'
import { upcomingFirst } from '../blog/upcoming-first.server.ts'
import { loadScreenWords } from '../i18n/load-screen-texts.server.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { readRequestedPage } from '../seo/requested-page.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { POSTS_PER_PAGE } from '../../shared/list-pages/list-page.ts'
import { postPath } from '../../shared/paths.ts'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import type { Route } from './+types/blog'

export function loader(args: Route.LoaderArgs) {
  const page = readRequestedPage(args.url)
  return loadPage(args, '/blog', async (api, { languagesOfPosts, today }, language) => {
    const given = await api.optionalPage('listPosts', { page, limit: POSTS_PER_PAGE })
    const list = { ...given, items: upcomingFirst(given.items, today()) }
    const [languages, words] = await Promise.all([languagesOfPosts(page), loadScreenWords(api, 'leads', language)])
    return { list, languages, words, languagesWithPosts: page === 1 ? languages : await languagesOfPosts(1) }
  })
}

export default function Blog({ loaderData: { meta, list, languagesWithPosts, words } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        meta={meta}
        name={useText()('blog.title')}
        breadcrumbs={[]}
        structuredData={
          import.meta.env.SSR &&
          ((_, toBreadcrumb) => toItemList(list.items.map((post) => toBreadcrumb(post.title, postPath(post.slug)))))
        }
      />
      <BlogPage list={list} languages={languagesWithPosts} words={words} />
    </>
  )
}
