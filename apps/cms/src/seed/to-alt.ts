import type { Text } from './text-shapes.ts'

type Named = {
  views: readonly { key: string; name: Text }[]
  workPictures: readonly { picture: string; text: Text }[]
}

/**
 * What a picture of a product shows: what happens in a picture of work, else the product's name and, where the picture's name ends in a view,
 * that view.
 */
export function toAlt(picture: string, product: Text, { views, workPictures }: Named): Text {
  const work = workPictures.find((it) => it.picture === picture)
  if (work) return work.text
  const view = views.find(({ key }) => picture.endsWith(`-${key}`))
  if (!view) return product
  return Object.fromEntries(
    Object.entries(product).flatMap(([code, name]) => {
      const seen = view.name[code as keyof Text]
      return seen ? [[code, `${name}, ${seen}`]] : []
    }),
  ) as Text
}
