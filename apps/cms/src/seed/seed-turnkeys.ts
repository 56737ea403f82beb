import { publish, type SeedTools, toIds, toLexicalTexts } from './tools.ts'
import { withIds } from './writer.ts'

export async function seedTurnkeys(tools: SeedTools, productIds: ReadonlyMap<string, number>) {
  const { content, writer, pictures, report } = tools
  const ids = new Map<string, number>()
  for (const { picture, pictures: more, description, advantages, products, ...turnkey } of content.turnkeys) {
    const file = `turnkeys/${turnkey.slug}.json`
    const data = {
      ...turnkey,
      description: toLexicalTexts(description),
      picture: await pictures.idOf(picture, turnkey.name),
      pictures: await pictures.idsOf(more, () => turnkey.name),
      advantages: withIds(advantages),
      products: withIds(
        products.flatMap(({ slug, cnt }) =>
          toIds([slug], productIds, `${file}: products`, report).map((product) => ({ product, count: cnt })),
        ),
      ),
    }
    ids.set(turnkey.slug, await publish(writer, 'turnkeys', data))
  }
  for (const { picture, turnkeys, ...section } of content.turnkeySections) {
    await publish(writer, 'turnkey-sections', {
      ...section,
      picture: await pictures.idOf(picture, section.name),
      turnkeys: toIds(turnkeys, ids, 'turnkey-sections.json: turnkeys', report),
    })
  }
  return ids
}
