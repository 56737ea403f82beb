import type { Slide } from '@vitrine/contract/shapes/editorial'
import type { TurnkeySection } from '@vitrine/contract/shapes/shop'
import { ContactLink } from '../shell/ContactLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Hero } from '../ui/hero/Hero.tsx'
import { toHeroSlides } from '../ui/hero/hero-slides.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import type { ComparedTurnkey } from './compare-turnkeys.server.ts'
import { TurnkeyBrowser } from './TurnkeyBrowser.tsx'

type TurnkeyListPageProps = {
  turnkeys: ComparedTurnkey[]
  sections: TurnkeySection[]
  slides: Slide[]
  lead: string
}

/** All turnkeys by their sections, with filters and sorting. */
export function TurnkeyListPage({ turnkeys, sections, slides, lead }: TurnkeyListPageProps) {
  const text = useText()
  const image = turnkeys.find((turnkey) => turnkey.image)?.image ?? slides[0]?.image ?? null
  const listSlide = {
    id: 'own',
    title: text('turnkey.title'),
    text: lead,
    link: null,
    linkText: null,
    image,
    fallbackFields: [],
  }
  return (
    <>
      <Hero
        slides={[listSlide, ...toHeroSlides(slides)]}
        headed
        actions={
          <ContactLink className={classNames(button.button, button.accent)}>{text('home.getConsultation')}</ContactLink>
        }
        low
      />
      <TurnkeyBrowser turnkeys={turnkeys} sections={sections} />
    </>
  )
}
