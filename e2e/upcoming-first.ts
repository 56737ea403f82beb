/** What the contract tells of a post in a list. */
export type ListedPost = { slug: string; title: string; event?: { starts_on: string; ends_on: string } | null }

/** Posts as they are shown (R2.250): events that are not over first, the nearest before the others. */
export function upcomingFirst(posts: readonly ListedPost[]): ListedPost[] {
  const today = new Date().toISOString().slice(0, 10)
  const isUpcoming = ({ event }: ListedPost) => Boolean(event && event.ends_on >= today)
  const upcoming = posts.filter(isUpcoming)
  upcoming.sort((one, other) => one.event!.starts_on.localeCompare(other.event!.starts_on))
  return [...upcoming, ...posts.filter((post) => !isUpcoming(post))]
}
