import type { Review } from '@vitrine/contract/shapes/editorial'
import type { Picture } from '@vitrine/contract/shapes/media'
import { productPath, turnkeyPath } from '../../shared/paths.ts'

type Subject = {
  to: string
  words: string
  /** What kind of product it is, where `words` are its model. */
  name?: string
  picture: Picture | null
}

/** What a review is about: its products by model, then the customer's turnkey. */
export function subjectsOf({ products, turnkey }: Review): Subject[] {
  return [
    ...(products ?? []).map(({ slug, model, name, picture = null }) => {
      return { to: productPath(slug), words: model, name, picture }
    }),
    ...(turnkey ? [{ to: turnkeyPath(turnkey.slug), words: turnkey.name, picture: turnkey.picture ?? null }] : []),
  ]
}
