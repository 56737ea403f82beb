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
  isFallback: boolean
}

export function toHeroSlides(slides: readonly Slide[]): HeroSlideData[] {
  return slides.map(({ id, title, text, link, link_text, image, isFallback }) => {
    return { id, title, text, link, linkText: link_text, image, isFallback }
  })
}
