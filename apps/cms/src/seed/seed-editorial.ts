import { publish, type SeedTools, toIds, toLexicalTexts } from './tools.ts'
import { withIds } from './writer.ts'

type Ids = { products: ReadonlyMap<string, number>; turnkeys: ReadonlyMap<string, number> }

export async function seedEditorial({ content, writer, pictures, report }: SeedTools, ids: Ids) {
  for (const { picture, body, event, products, ...post } of content.posts) {
    await publish(writer, 'posts', {
      ...post,
      // Where the clock is behind the demo's dates, its posts are there all the same.
      publishedAt: [post.publishedAt, new Date().toISOString()].toSorted()[0],
      body: toLexicalTexts(body),
      event: event ?? {},
      products: toIds(products, ids.products, `posts, ${post.slug}`, report),
      picture: await pictures.idOf(picture, post.title),
    })
  }
  for (const { id: key, figures, products, turnkey, ...review } of content.reviews)
    await publish(writer, 'reviews', {
      ...review,
      date: `${review.date}T12:00:00.000Z`,
      figures: withIds(figures),
      products: toIds(products, ids.products, `reviews.json, ${key}`, report),
      turnkey: toIds(turnkey ? [turnkey] : [], ids.turnkeys, `reviews.json, ${key}`, report)[0] ?? null,
    })
  for (const question of content.questions) await publish(writer, 'questions', question)
  for (const { picture, ...slide } of content.slides)
    await publish(writer, 'slides', { ...slide, picture: await pictures.idOf(picture, slide.title) })
}
