import { formatTagOf } from '@vitrine/locales/languages'
import { NEAR_PATH, type NearQuery, toNearSearch } from '../../../shared/dealers/near-query.ts'
import type { Place } from '../../../shared/places/place.ts'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../../i18n/LocalizedLink.tsx'
import { UnitsSwitch } from '../../shell/units/UnitsSwitch.tsx'
import { Words } from '../../ui/Words.tsx'
import { FoundDealerCard } from './FoundDealerCard.tsx'
import type { NearData } from './load-near.server.ts'
import { useNearText } from './near-text.ts'
import styles from './NearPage.module.css'
import { OtherPlaces } from './OtherPlaces.tsx'
import { placeName } from './place-name.ts'

type NearResultsProps = NearData & { asked: NearQuery }

/** What was found, from where it is measured, and which other places may be meant. */
export function NearResults({ asked, places, found, total, options }: NearResultsProps) {
  const [text, siteText] = [useNearText(), useText()]
  const from = asked.position ?? places[0]
  return (
    <section className={styles.results} id="found">
      {asked.hasProblems && <Notice>{text('ignored')}</Notice>}
      <From asked={asked} place={places[0]} />
      <OtherPlaces asked={asked} places={places} />
      <div className={styles.tools}>
        <div role="status">
          <h2 className={styles.count}>{siteText('dealers.count', { count: total })}</h2>
        </div>
        {from && <UnitsSwitch />}
      </div>
      {total === 0 && (
        <p className={styles.why}>
          <Words>{text('none')}</Words>{' '}
          <LocalizedLink to={NEAR_PATH + toNearSearch({ ...asked, language: null, category: null, need: null })}>
            {text('withoutFilters')}
          </LocalizedLink>
        </p>
      )}
      <ul className={styles.list}>
        {found.map((it) => (
          <li key={it.dealer.id}>
            <FoundDealerCard {...it} isMeasured={Boolean(from)} categories={options.categories} />
          </li>
        ))}
      </ul>
      {found.length < total && (
        <LocalizedLink
          to={`${NEAR_PATH}${toNearSearch({ ...asked, all: true })}`}
          preventScrollReset
          className={styles.more}
        >
          {text('all', { count: total })}
        </LocalizedLink>
      )}
      {places.length > 0 && (
        <p className={styles.credit}>
          {text('credit')}{' '}
          <a href="https://www.geonames.org/" rel="noreferrer">
            GeoNames
          </a>{' '}
          (CC BY 4.0)
        </p>
      )}
    </section>
  )
}

const Notice = ({ children }: { children: string }) => (
  <p className={styles.notice}>
    <Words>{children}</Words>
  </p>
)

/** From where distances are measured, or why they are not. */
function From({ asked, place }: { asked: NearQuery; place: Place | undefined }) {
  const text = useNearText()
  const tag = formatTagOf(useLanguage())
  if (asked.position) return <p className={styles.why}>{text('fromPosition')}</p>
  if (place) {
    const key = place.postcode?.isArea ? 'fromArea' : 'from'
    return (
      <p className={styles.why} suppressHydrationWarning>
        {text(key, { place: placeName(place, tag) })}
      </p>
    )
  }
  if (asked.text === '' && asked.town === null) return null
  return <Notice>{text(/\p{Nd}/u.test(asked.text) ? 'unknownPostcode' : 'unknownPlace', { place: asked.text })}</Notice>
}
