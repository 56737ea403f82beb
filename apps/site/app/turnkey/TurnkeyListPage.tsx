import type { Slide } from '@vitrine/contract/shapes/editorial'
import type { TurnkeyCard, TurnkeySection } from '@vitrine/contract/shapes/shop'
import { Hero } from '../hero/Hero.tsx'
import { toHeroSlides } from '../hero/hero-slides.ts'
import { useText } from '../language/LanguageContext.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PlantBrowser } from './PlantBrowser.tsx'
import { PlantGroup } from './PlantGroup.tsx'

type TurnkeyListPageProps = { turnkeys: TurnkeyCard[]; sections: TurnkeySection[]; slides: Slide[] }

/** All plants, to be narrowed down and put in order, then by what they are for. */
export function TurnkeyListPage({ turnkeys, sections, slides }: TurnkeyListPageProps) {
  const text = useText()
  const image = turnkeys.find((turnkey) => turnkey.image)?.image ?? slides[0]?.image ?? null
  const own = {
    id: 'own',
    title: text('turnkey.title'),
    text: text('turnkey.lead'),
    link: null,
    linkText: null,
    image,
    fallbackFields: [],
  }
  return (
    <>
      <Hero slides={[own, ...toHeroSlides(slides)]} headed above={<Breadcrumbs />} low />
      <PlantBrowser turnkeys={turnkeys} />
      {sections.map((section) => (
        <PlantGroup key={section.id} section={section} />
      ))}
    </>
  )
}
