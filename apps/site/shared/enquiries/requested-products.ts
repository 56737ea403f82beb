import { slug } from '@vitrine/contract/shapes/text'

/** The product or the turnkey that the address of the contact page names: `?product=…`, `?turnkey=…`. The rest of the query does not matter. */
export function readRequested(query: URLSearchParams): { product: string } | { turnkey: string } | null {
  const read = (key: string) => slug.safeParse(query.get(key)).data
  const [product, turnkey] = [read('product'), read('turnkey')]
  if (product) return { product }
  return turnkey ? { turnkey } : null
}
