import type { Text } from './text-shapes.ts'

/** What a picture of a product shows: the product's name and, where the picture's name ends in a view, that view. */
export function toAlt(picture: string, product: Text, views: readonly { key: string; name: Text }[]): Text {
  const view = views.find(({ key }) => picture.endsWith(`-${key}`))
  if (!view) return product
  return Object.fromEntries(
    Object.entries(product).flatMap(([code, name]) => {
      const seen = view.name[code as keyof Text]
      return seen ? [[code, `${name}, ${seen}`]] : []
    }),
  ) as Text
}
