import type { AboutSection as AboutSectionData, Certificate, Slide } from '@vitrine/contract/shapes/editorial'
import type { ReactNode } from 'react'
import { useText } from '../i18n/LanguageContext.tsx'
import { CertificateList } from '../ui/CertificateList.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { SlideShow } from '../ui/SlideShow.tsx'
import { AboutSection } from './AboutSection.tsx'

type AboutPageProps = {
  sections: AboutSectionData[]
  slides: Slide[]
  certificates: Certificate[]
  /** What leads to the story of a window. */
  story: ReactNode
}

/** The company. */
export function AboutPage({ sections, slides, certificates, story }: AboutPageProps) {
  const text = useText()
  return (
    <>
      <PageHeader title={text('about.title')} />
      <SlideShow slides={slides} />
      {sections.map((section, number) => (
        <AboutSection key={section.id} section={section} number={number} />
      ))}
      {story}
      {certificates.length > 0 && (
        <Section title={text('home.certificates')} tone="stage">
          <CertificateList certificates={certificates} />
        </Section>
      )}
    </>
  )
}
