import { DEALER_PARAM } from '@vitrine/contract/wanted-dealer'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { DealerCard } from '../DealerCard.tsx'
import styles from './FoundDealerCard.module.css'
import type { FoundDealer, NearData } from './load-near.server.ts'
import { useNearText } from './near-text.ts'

type FoundDealerCardProps = FoundDealer & {
  isMeasured: boolean
  categories: NearData['options']['categories']
}

/** A dealer with the distance, in the units that the visitor has chosen, and what is sold and serviced there. */
export function FoundDealerCard({ dealer, distance, isMeasured, categories }: FoundDealerCardProps) {
  const text = useNearText()
  return (
    <div className={styles.found}>
      {isMeasured && (
        <p className={styles.distance}>
          {distance ? (
            <>
              <bdi className={styles.metric}>{distance.metric}</bdi>
              <bdi className={styles.imperial}>{distance.imperial}</bdi>
            </>
          ) : (
            <span className={styles.unknown}>{text('unknownDistance')}</span>
          )}
        </p>
      )}
      <DealerCard dealer={dealer} isNear={false} />
      <dl className={styles.does}>
        <Does what={text('sells')} slugs={dealer.sells} categories={categories} />
        <Does what={text('services')} slugs={dealer.services} categories={categories} />
      </dl>
      {dealer.takes_enquiries && (
        <ButtonLink to={`/contact?${DEALER_PARAM}=${encodeURIComponent(dealer.id)}#ask`} small look="outline">
          <span>
            {text('ask')}
            <span className={styles.hidden}>{`: ${dealer.name}`}</span>
          </span>
        </ButtonLink>
      )}
    </div>
  )
}

type DoesProps = {
  what: string
  slugs: readonly string[] | null | undefined
  categories: NearData['options']['categories']
}

function Does({ what, slugs, categories }: DoesProps) {
  const text = useNearText()
  const own = categories.filter(({ slug }) => slugs?.includes(slug))
  if (own.length === 0) return null
  const isAll = own.length === categories.length
  return (
    <div>
      <dt>{what}</dt>
      {isAll ? (
        <dd>{text('anyCategory')}</dd>
      ) : (
        own.map(({ slug, name, fallbackFields }) => (
          <dd key={slug} lang={fallbackFields.includes('name') ? 'en' : undefined}>
            {name}
          </dd>
        ))
      )}
    </div>
  )
}
