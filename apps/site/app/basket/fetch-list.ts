import type { LanguageCode } from '@vitrine/locales/languages'

/** A list of the content API. @param path below the API base, with its query @throws where it cannot be loaded */
export async function fetchList<Element>(language: LanguageCode, path: string): Promise<Element[]> {
  const response = await fetch(`/api${path}`, { headers: { accept: 'application/json', 'accept-language': language } })
  if (!response.ok) throw new Error(`${path}: status ${response.status}`)
  return (await response.json()) as Element[]
}
