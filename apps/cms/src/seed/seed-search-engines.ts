import { publish, type SeedTools } from './tools.ts'

export async function seedSearchEngines({ content, writer }: SeedTools) {
  for (const page of content.seoPages) await publish(writer, 'seo-pages', page)
  for (const { status, ...redirect } of content.redirects)
    await publish(writer, 'redirects', { ...redirect, status: String(status) })
  for (const { path, json } of content.structuredData)
    await publish(writer, 'structured-data', { path, json: { en: JSON.stringify(json, null, 2) } })
}
