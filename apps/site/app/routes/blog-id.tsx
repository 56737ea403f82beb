import { PostPage } from '../blog/PostPage.tsx'
import { loadPage } from '../content/load-page.ts'
import { postPath } from '../navigation/paths.ts'
import { PageHead } from '../seo/PageHead.tsx'
import type { Route } from './+types/blog-id'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, postPath(args.params.id), async (content) => {
    const post = await content.need('getPost', { slug: args.params.id })
    return { post, languages: post.languages }
  })
}

export default function BlogId({ loaderData: { meta, post } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={post.title} />
      <PostPage post={post} url={meta.canonical} />
    </>
  )
}
