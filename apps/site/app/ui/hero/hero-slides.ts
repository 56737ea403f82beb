import type { Picture } from '@vitrine/contract/shapes/media'
import type { Slide } from '@vitrine/contract/shapes/editorial'

/** What a hero shows at once. */
export type HeroSlideData = {
  id: string
  title: string
  text: string
  link: string | null
  linkText: string | null
  image: Picture | null
  /** Which of `title` and `text` stand in English. */
  fallbackFields: readonly string[]
}

export function toHeroSlides(slides: readonly Slide[]): HeroSlideData[] {
  return slides.map(({ id, title, text, link, link_text, image, fallbackFields }) => {
    return { id, title, text, link, linkText: link_text, image, fallbackFields }
  })
}

const titleAndText: Record<string, string> = { name: 'title', summary: 'text' }

/** The fields of a category under the names that they have in a hero. */
export function heroFields({ fallbackFields }: Pick<Slide, 'fallbackFields'>): string[] {
  return fallbackFields.map((field) => titleAndText[field] ?? field)
}
