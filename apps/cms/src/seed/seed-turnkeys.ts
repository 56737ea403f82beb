import { publish, type SeedTools, toIds, toLexicalTexts } from './tools.ts'
import { withIds } from './writer.ts'

export async function seedTurnkeys(tools: SeedTools, machines: ReadonlyMap<string, number>) {
  const { content, writer, pictures, report } = tools
  const ids = new Map<string, number>()
  for (const { picture, pictures: more, description, advantages, products, ...plant } of content.plants) {
    const file = `plants/${plant.slug}.json`
    const data = {
      ...plant,
      description: toLexicalTexts(description),
      picture: await pictures.idOf(picture, plant.name),
      pictures: (await Promise.all(more.map((name) => pictures.idOf(name, plant.name)))).filter((id) => id !== null),
      advantages: withIds(advantages),
      products: withIds(
        products.flatMap(({ slug, cnt }) =>
          toIds([slug], machines, `${file}: products`, report).map((product) => ({ product, count: cnt })),
        ),
      ),
    }
    ids.set(plant.slug, await publish(writer, 'turnkeys', data))
  }
  for (const { picture, plants, ...section } of content.plantSections) {
    await publish(writer, 'turnkey-sections', {
      ...section,
      picture: await pictures.idOf(picture, section.name),
      turnkeys: toIds(plants, ids, 'plant-sections.json: plants', report),
    })
  }
}
