import { type SeedTools, toIds } from './tools.ts'
import { withIds } from './writer.ts'

type Ids = ReadonlyMap<string, number>

/** The story of a window, with its machines and their figures. */
export async function seedWindowStory(
  { content, writer, report }: SeedTools,
  { products, parameters }: { products: Ids; parameters: Ids },
): Promise<void> {
  if (!content.windowStory) return
  const { stations, ...story } = content.windowStory
  const idOf = (slug: string, ids: Ids) => toIds([slug], ids, 'window-story.json', report)[0] ?? null
  const rows = stations.map(({ product, parameter, ...station }) => ({
    ...station,
    product: idOf(product, products),
    parameter: parameter ? idOf(parameter, parameters) : null,
  }))
  await writer.createGlobal('window-story', { ...story, stations: withIds(rows) })
}
