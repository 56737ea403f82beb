import type { Post } from '@vitrine/contract/shapes/editorial'
import type { Video } from '@vitrine/contract/shapes/media'
import { ifAny, imageUrl, type Node, organizationId, type PageContext } from './node.ts'

/** A post, and the event that it announces if it does. */
export function toPostNodes(post: Post, { siteUrl, url, language }: PageContext): Node[] {
  const image = imageUrl(post.image, siteUrl)
  const posting: Node = {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: ifAny(post.excerpt),
    image,
    datePublished: post.published_at,
    dateModified: post.updated_at,
    inLanguage: language,
    mainEntityOfPage: url,
    author: { '@id': organizationId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
  }
  if (!post.event?.place) return [posting]
  const event: Node = {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: post.title,
    description: ifAny(post.excerpt),
    image,
    startDate: post.event.starts_on,
    endDate: post.event.ends_on,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: post.event.place, address: post.event.place },
    url,
  }
  return [posting, event]
}

/** Questions and answers that the page shows. */
export function toFaqPage(questions: readonly { question: string; answer: string }[]): Node[] {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

/** A video that the page shows. Search engines require its poster and its date: without them there is none. */
export function toVideoObject(video: Video | null, description: string, { siteUrl, language }: PageContext): Node[] {
  const [source] = video?.sources ?? []
  if (!video?.poster || !video.uploaded_at || !source) return []
  return [
    {
      '@type': 'VideoObject',
      name: video.title || description,
      description: ifAny(description),
      thumbnailUrl: imageUrl(video.poster, siteUrl),
      uploadDate: video.uploaded_at,
      contentUrl: new URL(source.src, siteUrl).href,
      encodingFormat: source.type,
      inLanguage: language,
    },
  ]
}
