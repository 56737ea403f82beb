import { formatTagOf } from '@vitrine/locales/languages'
import { NEAR_PATH, type NearQuery, toNearSearch } from '../../../shared/dealers/near-query.ts'
import type { Place } from '../../../shared/places/place.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../../i18n/LocalizedLink.tsx'
import { useNearText } from './near-text.ts'
import styles from './NearPage.module.css'
import { placeName } from './place-name.ts'

type OtherPlacesProps = { asked: NearQuery; places: readonly Place[] }

/** Towns of the same name and countries with the same postcode, each a link that asks again from there. */
export function OtherPlaces({ asked, places: [, ...others] }: OtherPlacesProps) {
  const text = useNearText()
  const tag = formatTagOf(useLanguage())
  if (others.length === 0) return null
  return (
    <nav className={styles.others} aria-label={text('others')}>
      <p>{text('others')}</p>
      <ul>
        {others.map((place) => (
          <li key={`${place.id} ${place.country}`}>
            <LocalizedLink to={NEAR_PATH + toSearch(asked, place)} preventScrollReset suppressHydrationWarning>
              <bdi>{placeName(place, tag)}</bdi>
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function toSearch(asked: NearQuery, { id, country }: Place): string {
  return toNearSearch(id === null ? { ...asked, town: null, country } : { ...asked, town: id, country: null })
}
