import type { QuestionAndAnswer, Service, Slide } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { QuestionsSection } from '../ui/QuestionsSection.tsx'
import { SlideShow } from '../ui/SlideShow.tsx'
import { ServiceList } from './ServiceList.tsx'

type ServicePageProps = { services: Service[]; slides: Slide[]; questions: QuestionAndAnswer[] }

/** All services. */
export function ServicePage({ services, slides, questions }: ServicePageProps) {
  const text = useText()
  return (
    <>
      <PageHeader title={text('service.title')} above={<Breadcrumbs />} />
      <SlideShow slides={slides} />
      <ServiceList services={services} />
      <QuestionsSection questions={questions} />
    </>
  )
}
