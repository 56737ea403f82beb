import type { QuestionAndAnswer, Service, Slide } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { DOCUMENTS_PATH } from '@vitrine/contract/document-address'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { QuestionsSection } from '../ui/QuestionsSection.tsx'
import { Section } from '../ui/Section.tsx'
import { SlideShow } from '../ui/SlideShow.tsx'
import { FaultSection } from './FaultSection.tsx'
import { ServiceList } from './ServiceList.tsx'
import styles from './ServicePage.module.css'

type ServicePageProps = {
  services: Service[]
  slides: Slide[]
  questions: QuestionAndAnswer[]
  /** What leads to the documents of products; null where there are none. */
  documents: { title: string; lead: string; all: string } | null
  /** What leads to where is said what is wrong with a machine; null where nobody takes that. */
  fault: { title: string; lead: string; href: string } | null
}

/** All services. */
export function ServicePage({ services, slides, questions, documents, fault }: ServicePageProps) {
  const text = useText()
  return (
    <>
      <div className={fault ? styles.top : undefined}>
        <PageHeader title={text('service.title')} />
        {fault && <FaultSection {...fault} />}
      </div>
      <SlideShow slides={slides} />
      <ServiceList services={services} />
      {documents && (
        <Section title={documents.title} lead={documents.lead} split>
          <ButtonLink to={DOCUMENTS_PATH} look="outline">
            {documents.all}
          </ButtonLink>
        </Section>
      )}
      <QuestionsSection questions={questions} />
    </>
  )
}
