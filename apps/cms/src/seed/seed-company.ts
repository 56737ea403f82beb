import { publish, type SeedTools, toIds, toLexicalTexts } from './tools.ts'
import { withIds } from './writer.ts'

export async function seedCompany(
  { content, writer, pictures, pdfOf, report }: SeedTools,
  categories: ReadonlyMap<string, number>,
) {
  for (const { sells, services, ...dealer } of content.dealers)
    await publish(writer, 'dealers', {
      ...dealer,
      sells: toIds(sells, categories, 'dealers.json: sells', report),
      services: toIds(services, categories, 'dealers.json: services', report),
    })
  for (const adviser of content.advisers) await publish(writer, 'advisers', adviser)
  for (const { picture, text, ...service } of content.services) {
    await publish(writer, 'services', {
      ...service,
      text: toLexicalTexts(text),
      picture: await pictures.idOf(picture, service.title),
    })
  }
  for (const advantage of content.advantages) await publish(writer, 'advantages', advantage)
  for (const { picture, text, facts, ...section } of content.about) {
    const data = {
      ...section,
      text: toLexicalTexts(text),
      facts: withIds(facts),
      picture: await pictures.idOf(picture, section.title),
    }
    await publish(writer, 'about-sections', data)
  }
  for (const { picture, ...certificate } of content.certificates) {
    await publish(writer, 'certificates', {
      ...certificate,
      picture: await pictures.idOf(picture, certificate.title),
      document: await pdfOf(picture.slice(picture.lastIndexOf('/') + 1)),
    })
  }
  if (content.company)
    await writer.createGlobal('company', { ...content.company, socials: withIds(content.company.socials) })
}
