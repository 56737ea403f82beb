import type { Picture } from '@vitrine/contract/shapes/media'
import type { Slide } from '@vitrine/contract/shapes/editorial'

/** A slide of a hero. */
export type HeroSlideData = {
  id: string
  title: string
  text: string
  link: string | null
  linkText: string | null
  image: Picture | null
  /** Which of `title` and `text` are English fallbacks. */
  fallbackFields: readonly string[]
}

export function toHeroSlides(slides: readonly Slide[]): HeroSlideData[] {
  return slides.map(({ id, title, text, link, link_text, image, fallbackFields }) => {
    return { id, title, text, link, linkText: link_text, image, fallbackFields }
  })
}

const heroFieldNames: Record<string, string> = { name: 'title', summary: 'text' }

/** The fallback fields of a category, by the names of the hero's fields. */
export function toHeroFields({ fallbackFields }: Pick<Slide, 'fallbackFields'>): string[] {
  return fallbackFields.map((field) => heroFieldNames[field] ?? field)
}
