import { toAlt } from './to-alt.ts'
import { publish, type SeedTools, toIds, toLexicalTexts } from './tools.ts'
import { withIds } from './writer.ts'

export async function seedCatalogue(tools: SeedTools) {
  const parameters = await seedParameters(tools)
  const categories = await seedCategories(tools)
  const products = await seedProducts(tools, categories, parameters)
  await seedCategorySections(tools, categories, products)
  return { categories, products, parameters }
}

async function seedParameters({ content, writer }: SeedTools) {
  const ids = new Map<string, number>()
  for (const { key, ...parameter } of content.parameters)
    ids.set(key, await publish(writer, 'parameters', { key, ...parameter }))
  return ids
}

async function seedCategories({ content, writer, pictures }: SeedTools) {
  const ids = new Map<string, number>()
  for (const { picture, description, ...category } of content.categories) {
    const data = {
      ...category,
      description: toLexicalTexts(description),
      picture: await pictures.idOf(picture, category.name),
    }
    ids.set(category.slug, await publish(writer, 'categories', data))
  }
  return ids
}

type Ids = ReadonlyMap<string, number>

async function seedProducts(
  { content, writer, pictures, videos, modelOf, report }: SeedTools,
  categories: Ids,
  parameters: Ids,
) {
  const ids = new Map<string, number>()
  const created: { id: number; related: string[]; file: string; data: Record<string, unknown> }[] = []
  for (const {
    picture,
    pictures: more,
    poster,
    category,
    description,
    features,
    faq,
    parameters: figures,
    related,
    ...product
  } of content.products) {
    const file = `products/${product.slug}.json`
    const main = await pictures.idOf(picture, product.name)
    const data = {
      ...product,
      category: toIds([category], categories, `${file}: category`, report)[0] ?? null,
      description: toLexicalTexts(description),
      picture: main,
      pictures: await pictures.idsOf(more, (name) => toAlt(name, product.name, content)),
      video: await videos.of(
        product.slug,
        product.name,
        poster ? await pictures.idOf(poster, toAlt(poster, product.name, content)) : main,
      ),
      model3d: await modelOf(product.slug),
      features: withIds(features),
      faq: withIds(faq),
      specifications: withIds(
        figures.flatMap(({ key, ...value }) =>
          toIds([key], parameters, `${file}: parameters`, report).map((parameter) => ({ parameter, ...value })),
        ),
      ),
    }
    const id = await writer.create('products', data)
    ids.set(product.slug, id)
    created.push({ id, related, file, data })
  }
  // Products name one another: their slugs can only be turned into ids once all of them exist.
  for (const { id, related, file, data } of created) {
    const complete = { ...data, related: toIds(related, ids, `${file}: related`, report) }
    if (complete.related.length > 0) await writer.update('products', id, complete)
    await writer.createFirstVersion('products', id, complete)
  }
  return ids
}

async function seedCategorySections(tools: SeedTools, categories: Ids, productIds: Ids) {
  const { content, writer, pictures, report } = tools
  for (const { category, picture, products, ...section } of content.categorySections) {
    await publish(writer, 'category-sections', {
      ...section,
      ...(await videoOfSection(products, tools)),
      category: toIds([category], categories, 'category-sections.json: category', report)[0] ?? null,
      picture: await pictures.idOf(picture, toAlt(picture, section.name, content)),
      products: toIds(products, productIds, `category-sections.json: ${category}: products`, report),
    })
  }
}

/** A section shows the video of the first of its products that has one. */
async function videoOfSection(products: readonly string[], { content, videos, pictures }: SeedTools) {
  for (const slug of products) {
    const product = content.products.find((it) => it.slug === slug)
    const preview = product && videos.has(slug) ? await pictures.idOf(product.picture, product.name) : null
    if (product && preview !== null)
      return { videoPreview: preview, video: await videos.of(slug, product.name, preview) }
  }
  return {}
}
