import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { settings } from '../../../platform/settings.ts'
import type { Enquiry } from '../../../payload-types.ts'
import { OnceHydrated } from '../../../platform/ui/OnceHydrated.tsx'
import card from '../../../platform/ui/card.module.css'
import page from '../../../platform/ui/page.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import styles from './EnquiryPage.module.css'
import { decideDue } from '../../next-step/decide-due.ts'
import { today } from '../../next-step/today.ts'
import { deskTexts } from '../desk-texts.ts'
import { BuyerCard } from '../buyer/BuyerCard.tsx'
import { DealerCard } from '../dealer/DealerCard.tsx'
import { DeliveredCard } from '../delivered/DeliveredCard.tsx'
import { OffersCard } from '../offers/OffersCard.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Files } from './Files.tsx'
import { OrderedProducts } from './OrderedProducts.tsx'
import { loadEnquiryPage } from './load-enquiry-page.ts'
import { NextStepCard } from './NextStepCard.tsx'
import { SenderCard } from './SenderCard.tsx'
import { StatusCard } from './StatusCard.tsx'
import { Timeline } from './Timeline.tsx'
import { toAnswerFormProps } from './to-answer-form-props.ts'
import { toTimeline } from './to-timeline.ts'

/**
 * The page of an enquiry in the order of the operator's work, which is also that of a phone, a screen reader and the Tab key:
 * sender, message and products, answer, then status and timeline.
 */
export async function EnquiryPage({ doc, payload, i18n, user }: DocumentViewServerProps) {
  const enquiry = doc as unknown as Enquiry
  const language = i18n.language
  const texts = deskTexts(language)
  const data = await loadEnquiryPage(payload, enquiry, language)
  const list = '/admin/collections/enquiries'
  return (
    <Gutter>
      <SetStepNav nav={[{ label: texts.enquiries, url: list }, { label: enquiry.number ?? '' }]} />
      <article className={page.page}>
        <header className={page.head}>
          <h1>
            <bdi>{enquiry.companyName || enquiry.fullName}</bdi>
          </h1>
          <span className={styles.number}>{enquiry.number}</span>
          <span className={textStyles.pill} data-state={enquiry.state}>
            {texts[`state.${enquiry.state}`]}
          </span>
          <span className={textStyles.muted}>{texts[`kind.${enquiry.kind}`]}</span>
        </header>
        <OnceHydrated>
          <div className={styles.parts}>
            <div className={styles.sender}>
              <SenderCard
                enquiry={enquiry}
                otherEnquiries={data.otherEnquiries}
                texts={texts}
                language={language}
                siteUrl={settings.SITE_URL}
              />
            </div>
            <div className={styles.asked}>
              <section className={card.card} aria-labelledby="desk-message">
                <h2 id="desk-message">{texts.message}</h2>
                <p className={enquiry.message ? textStyles.text : textStyles.muted} dir="auto">
                  {enquiry.message || texts.noMessage}
                </p>
              </section>
              <DeliveredCard payload={payload} enquiry={enquiry} texts={texts} language={language} />
              {enquiry.kind !== 'service' && (
                <OrderedProducts
                  enquiry={enquiry}
                  data={data}
                  texts={texts}
                  linksToCatalogue={user?.role === 'admin'}
                />
              )}
              <Files enquiry={enquiry} texts={texts} language={language} />
              <AnswerForm
                {...await toAnswerFormProps(payload, enquiry, data, { texts, language }, user)}
                key={data.messages.filter(({ kind }) => kind === 'answer').length}
              />
            </div>
            <div className={styles.status}>
              <BuyerCard
                enquiry={enquiry}
                secret={payload.secret}
                texts={texts}
                language={language}
                mayErase={user?.role === 'admin'}
              />
              <StatusCard
                id={enquiry.id}
                state={enquiry.state}
                outcome={enquiry.outcome ?? ''}
                assignee={
                  enquiry.assignee
                    ? String(typeof enquiry.assignee === 'object' ? enquiry.assignee.id : enquiry.assignee)
                    : ''
                }
                colleagues={data.colleagues.map(({ id, name, email }) => ({ id: String(id), name: name || email }))}
                texts={texts}
              />
              <OffersCard payload={payload} enquiry={enquiry} texts={texts} language={language} />
              <DealerCard payload={payload} enquiry={enquiry} texts={texts} language={language} />
              <NextStepCard
                key={`${enquiry.nextStepOn} ${enquiry.nextStep}`}
                id={enquiry.id}
                on={(enquiry.nextStepOn ?? '').slice(0, 10)}
                step={enquiry.nextStep ?? ''}
                due={decideDue(enquiry.nextStepOn, enquiry.state, today(settings.DESK_TIME_ZONE))}
                texts={texts}
              />
            </div>
            <div className={styles.timeline}>
              <Timeline
                entries={toTimeline(enquiry, data, texts, settings.ENQUIRY_MAIL_TO ?? 'ENQUIRY_MAIL_TO')}
                texts={texts}
                language={language}
              />
            </div>
          </div>
        </OnceHydrated>
      </article>
    </Gutter>
  )
}
