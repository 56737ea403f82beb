import type { Content } from './content-store.ts'

/** The fields that make a language of a kind complete, as editors have set them; undefined where that is all of them. */
export async function requiredFields(content: Content, kind: string): Promise<readonly string[] | undefined> {
  const { required } = await content.global('translation-rules')
  return required?.[kind]
}
