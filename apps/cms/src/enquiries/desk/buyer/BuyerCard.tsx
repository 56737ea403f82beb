import { settings } from '../../../platform/settings.ts'
import type { Enquiry } from '../../../payload-types.ts'
import { toMoment } from '../../../platform/moment.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import card from '../../../platform/ui/card.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import { toBuyerPageUrl } from '../../buyer/buyer-token.ts'
import { toErasureDeadline } from '../../buyer/deadline.ts'
import type { DeskTexts } from '../desk-texts.ts'
import styles from './BuyerCard.module.css'
import { ErasureRequest } from './ErasureRequest.tsx'
import { MarkSeen } from './MarkSeen.tsx'

type Props = { enquiry: Enquiry; secret: string; texts: DeskTexts; language: string; mayErase: boolean }

/** What the buyer has done on his own page and nobody has looked after yet, and the way to that page. */
export function BuyerCard({ enquiry, secret, texts, language, mayErase }: Props) {
  if (enquiry.state === 'spam') return null
  const { id, email, buyerWroteAt, urgent, erasureRequestedAt } = enquiry
  const dueBy = erasureRequestedAt && toMoment(toErasureDeadline(erasureRequestedAt), language)
  return (
    <section className={`${card.card} ${styles.card}`} aria-label={texts['buyer.page']}>
      {(buyerWroteAt || urgent) && (
        <div className={textStyles.notice}>
          {[urgent && texts['buyer.urgent'], buyerWroteAt && texts['buyer.new']].filter(Boolean).join(' · ')}
          <MarkSeen id={id} texts={texts} />
        </div>
      )}
      {dueBy && (
        <div className={textStyles.notice}>
          {fillTemplate(texts['buyer.erasure'], { date: dueBy })}
          {mayErase ? <ErasureRequest id={id} email={email ?? ''} texts={texts} /> : texts['buyer.adminOnly']}
        </div>
      )}
      <a href={toBuyerPageUrl(enquiry, { siteUrl: settings.SITE_URL, secret })} target="_blank" rel="noreferrer">
        {texts['buyer.page']}
      </a>
      <p className={textStyles.muted}>{texts['buyer.pageHint']}</p>
    </section>
  )
}
