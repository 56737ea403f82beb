import type { Product, Specification, Turnkey } from '@vitrine/contract/shapes/shop'
import { ifAny, imageUrl, type Node, organizationId, type BreadcrumbContext } from './node.ts'

/** A machine. There is no price and no rating: none is shown, so none is told. */
export function toProductNode(product: Product, { siteUrl, url }: BreadcrumbContext): Node {
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

/** A production line. */
export function toTurnkeyNode(plant: Turnkey, { siteUrl, url }: BreadcrumbContext): Node {
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: plant.name,
    description: ifAny(plant.summary),
    url,
    image: ifAny([...plant.images, plant.image].flatMap((picture) => imageUrl(picture, siteUrl) ?? [])),
    manufacturer: { '@id': organizationId(siteUrl) },
    additionalProperty: ifAny(
      plant.filter_specifications.map(({ key, value }) => ({ '@type': 'PropertyValue', name: key, value })),
    ),
  }
}
