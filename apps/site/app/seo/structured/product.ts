import type { Product, Specification, Turnkey } from '@vitrine/contract/shapes/shop'
import { ifAny, imageUrl, type Node, organizationId, type PageContext } from './node.ts'

/** A product. The page shows neither price nor rating, so the node has none. */
export function toProductNode(product: Product, { siteUrl, url }: PageContext): Node {
  const pictures = product.images.length > 0 ? product.images : [product.image]
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: `${product.model} ${product.name}`.trim(),
    model: ifAny(product.model),
    description: ifAny(product.summary || product.subtitle),
    category: product.category?.name,
    url,
    image: ifAny(pictures.flatMap((picture) => imageUrl(picture, siteUrl) ?? [])),
    manufacturer: { '@id': organizationId(siteUrl) },
    additionalProperty: ifAny(product.specifications.map(toPropertyValue)),
  }
}

function toPropertyValue({ name, value, unit, number, max }: Specification): Node {
  const range = number !== null && max !== null ? { minValue: number, maxValue: max } : { value: number ?? value }
  return { '@type': 'PropertyValue', name, ...range, unitText: unit ?? undefined }
}

/** A turnkey. */
export function toTurnkeyNode(turnkey: Turnkey, { siteUrl, url }: PageContext): Node {
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: turnkey.name,
    description: ifAny(turnkey.summary),
    url,
    image: ifAny([...turnkey.images, turnkey.image].flatMap((picture) => imageUrl(picture, siteUrl) ?? [])),
    manufacturer: { '@id': organizationId(siteUrl) },
    additionalProperty: ifAny(
      turnkey.filter_specifications.map(({ key, value }) => ({ '@type': 'PropertyValue', name: key, value })),
    ),
  }
}
