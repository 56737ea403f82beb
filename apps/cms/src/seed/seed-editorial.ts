import { publish, type SeedTools, toLexicalTexts } from './tools.ts'

export async function seedEditorial({ content, writer, pictures }: SeedTools) {
  for (const { picture, body, event, ...post } of content.posts) {
    await publish(writer, 'posts', {
      ...post,
      // Where the clock is behind the demo's dates, its posts are there all the same.
      publishedAt: [post.publishedAt, new Date().toISOString()].toSorted()[0],
      body: toLexicalTexts(body),
      event: event ?? {},
      picture: await pictures.idOf(picture, post.title),
    })
  }
  for (const { id: _key, ...review } of content.reviews)
    await publish(writer, 'reviews', { ...review, date: `${review.date}T12:00:00.000Z` })
  for (const question of content.questions) await publish(writer, 'questions', question)
  for (const { picture, ...slide } of content.slides)
    await publish(writer, 'slides', { ...slide, picture: await pictures.idOf(picture, slide.title) })
}
