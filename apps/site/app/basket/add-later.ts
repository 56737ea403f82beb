import type { LanguageCode } from '@vitrine/locales/languages'
import { toBasketLine } from '../../shared/basket/to-basket-line.ts'
import { ADD_LATER, readItem, removeItem, writeItem } from '../../shared/browser-storage.ts'
import { basketStore } from '../shell/basket-store.ts'
import { loadProducts } from './load-products.ts'
import { readShareHash } from '../../shared/basket/share-link.ts'
import { SHARE_PREFIX } from '../../shared/basket/share-prefix.ts'

/**
 * Adds to the basket what was pressed on pages that were left before they were awake (R13.80), as shell/waking/asleep.ts has kept it.
 * @throws where the products cannot be loaded; the next page tries again
 */
export async function addLater(language: LanguageCode): Promise<void> {
  const kept = readItem('sessionStorage', ADD_LATER)
  if (!kept) return
  removeItem('sessionStorage', ADD_LATER)
  const all = kept.split(' ').filter(Boolean).map(readAdds)
  try {
    const slugs = all.flatMap(({ lines }) => lines.map(({ slug }) => slug))
    const products = new Map((await loadProducts(language, slugs)).map((it) => [it.slug, it]))
    for (const { kind, lines } of all) {
      const found = lines.flatMap(({ slug, cnt }) => {
        const product = products.get(slug)
        return product ? toBasketLine(product, cnt) : []
      })
      if (kind === 'addAll') basketStore.change({ kind, lines: found })
      else for (const line of found) basketStore.change({ kind: 'add', line })
    }
  } catch (error) {
    writeItem('sessionStorage', ADD_LATER, `${kept} ${readItem('sessionStorage', ADD_LATER) ?? ''}`)
    throw error
  }
}

/** The reverse of `toAdds`; whatever else stands in the storage has no lines. */
function readAdds(adds: string) {
  const [kind, ...lines] = adds.split(',')
  return { kind, lines: readShareHash(SHARE_PREFIX + lines.join(',')) }
}
