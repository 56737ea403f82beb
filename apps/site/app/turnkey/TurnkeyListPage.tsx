import { useText } from '../i18n/LanguageContext.tsx'
import { ContactLink } from '../shell/ContactLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Hero } from '../ui/hero/Hero.tsx'
import type { TurnkeysData } from './load-turnkeys.server.ts'
import { TurnkeyBrowser } from './TurnkeyBrowser.tsx'

/** All turnkeys by their sections, with filters and sorting. */
export function TurnkeyListPage({ slides, ...content }: Omit<TurnkeysData, 'meta'>) {
  const text = useText()
  return (
    <>
      <Hero
        slides={slides}
        headed
        actions={
          <ContactLink className={classNames(button.button, button.accent)}>{text('home.getConsultation')}</ContactLink>
        }
        low
      />
      <TurnkeyBrowser {...content} />
    </>
  )
}
