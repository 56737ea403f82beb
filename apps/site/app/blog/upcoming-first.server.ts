import type { PostCard } from '@vitrine/contract/shapes/editorial'

/**
 * Posts in the order in which they are shown (R2.250): events that are not over first, the nearest before the others; what is left as it
 * was given. @param today in UTC, such as `2026-11-29`
 */
export function upcomingFirst<Post extends Pick<PostCard, 'event'>>(posts: readonly Post[], today: string): Post[] {
  const isUpcoming = ({ event }: Post) => Boolean(event && event.ends_on >= today)
  const startOf = ({ event }: Post) => event?.starts_on ?? ''
  const upcoming = posts.filter(isUpcoming).toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
  return [...upcoming, ...posts.filter((post) => !isUpcoming(post))]
}
