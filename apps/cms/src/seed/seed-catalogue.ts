import { toAlt } from './to-alt.ts'
import { publish, type SeedTools, toIds, toLexicalTexts } from './tools.ts'
import { withIds } from './writer.ts'

export async function seedCatalogue(tools: SeedTools) {
  const parameters = await seedParameters(tools)
  const categories = await seedCategories(tools)
  const machines = await seedMachines(tools, categories, parameters)
  await seedCategorySections(tools, categories, machines)
  return { machines }
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

async function seedMachines(
  { content, writer, pictures, films, modelOf, report }: SeedTools,
  categories: Ids,
  parameters: Ids,
) {
  const ids = new Map<string, number>()
  const written: { id: number; related: string[]; file: string; data: Record<string, unknown> }[] = []
  for (const {
    picture,
    pictures: more,
    category,
    description,
    features,
    faq,
    parameters: figures,
    related,
    ...machine
  } of content.machines) {
    const file = `machines/${machine.slug}.json`
    const main = await pictures.idOf(picture, machine.name)
    const data = {
      ...machine,
      category: toIds([category], categories, `${file}: category`, report)[0] ?? null,
      description: toLexicalTexts(description),
      picture: main,
      pictures: (
        await Promise.all(more.map((name) => pictures.idOf(name, toAlt(name, machine.name, content.views))))
      ).filter((id) => id !== null),
      video: await films.of(machine.slug, machine.name, main),
      model3d: await modelOf(machine.slug),
      features: withIds(features),
      faq: withIds(faq),
      specifications: withIds(
        figures.flatMap(({ key, ...value }) =>
          toIds([key], parameters, `${file}: parameters`, report).map((parameter) => ({ parameter, ...value })),
        ),
      ),
    }
    const id = await writer.create('products', data)
    ids.set(machine.slug, id)
    written.push({ id, related, file, data })
  }
  // Machines name one another, so that the names can only be turned into ids when all are there.
  for (const { id, related, file, data } of written) {
    const whole = { ...data, related: toIds(related, ids, `${file}: related`, report) }
    if (whole.related.length > 0) await writer.update('products', id, whole)
    await writer.createFirstVersion('products', id, whole)
  }
  return ids
}

async function seedCategorySections(tools: SeedTools, categories: Ids, machines: Ids) {
  const { content, writer, pictures, report } = tools
  for (const { category, picture, products, ...section } of content.categorySections) {
    await publish(writer, 'category-sections', {
      ...section,
      ...(await filmOfSection(products, tools)),
      category: toIds([category], categories, 'category-sections.json: category', report)[0] ?? null,
      picture: await pictures.idOf(picture, section.name),
      products: toIds(products, machines, `category-sections.json: ${category}: products`, report),
    })
  }
}

/** A section shows the film of the first of its machines that has one. */
async function filmOfSection(products: readonly string[], { content, films, pictures }: SeedTools) {
  for (const slug of products) {
    const machine = content.machines.find((it) => it.slug === slug)
    const preview = machine && films.has(slug) ? await pictures.idOf(machine.picture, machine.name) : null
    if (machine && preview !== null)
      return { videoPreview: preview, video: await films.of(slug, machine.name, preview) }
  }
  return {}
}
