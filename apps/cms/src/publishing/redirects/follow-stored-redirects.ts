import { type FollowedRedirect, followRedirects, type Redirect, toLinked } from './follow-redirects.ts'
import type { FindRedirects } from './find-redirects.ts'
import { splitPagePath, toPagePath } from './page-path.ts'

/** Follows all redirects of a path as `followRedirects` does, reading those that it comes upon. */
export async function followStoredRedirects(path: string, find: FindRedirects): Promise<FollowedRedirect> {
  const known = new Map<string, Redirect>()
  const asked = new Set<string>()
  let wanted = [...lookedUp(toPagePath(path)), ...lookedUp(toLinked(toPagePath(path)))]
  for (;;) {
    for (const page of wanted) asked.add(page)
    for (const redirect of await find([...new Set(wanted)])) known.set(redirect.from, redirect)
    const followed = followRedirects(path, known)
    if (followed.kind !== 'redirect' || followed.external) return followed
    wanted = lookedUp(toPagePath(followed.to)).filter((page) => !asked.has(page))
    if (wanted.length === 0) return followed
  }
}

/** A page with its language prefix, and without, where redirects of all languages are. */
const lookedUp = (page: string) => [page, splitPagePath(page).page]
