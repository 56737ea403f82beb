import type { Company } from '@vitrine/contract/shapes/editorial'
import { useText } from '../language/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PostalAddress } from '../ui/PostalAddress.tsx'
import type { CompanyMap } from './company-map.ts'
import styles from './CompanyPlace.module.css'

type CompanyPlaceProps = { company: Company; map: CompanyMap }

/** Where the company is: a map of our own, the address, and the way to one that can be walked by. */
export function CompanyPlace({ company, map }: CompanyPlaceProps) {
  const text = useText()
  const { latitude, longitude, legal_name: name, address } = company
  return (
    <figure className={styles.place}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${map.width} ${map.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={text('contact.mapOf', { company: name, address })}
      >
        <path className={styles.land} d={map.land} />
        {map.home && <path className={styles.home} d={map.home} />}
        <path className={styles.borders} d={map.borders} />
        {map.names.map(({ code, name: country, x, y }) => (
          <text key={code} className={styles.country} x={x} y={y} textAnchor="middle">
            {country}
          </text>
        ))}
        <circle className={styles.around} cx={map.width / 2} cy={map.height / 2} />
        <circle className={styles.pin} cx={map.width / 2} cy={map.height / 2} />
        <g className={styles.scale} transform={`translate(${map.width - map.scale.length - 32} ${map.height - 28})`}>
          <path d={`M0 -6V0H${map.scale.length}V-6`} />
          <text x={map.scale.length / 2} y={-9} textAnchor="middle">
            {map.scale.label}
          </text>
        </g>
      </svg>
      <figcaption className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p>
          <PostalAddress address={address} />
        </p>
        <a
          className={styles.link}
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          {text('contact.openMap')}
          <Icon name="arrow" />
        </a>
      </figcaption>
    </figure>
  )
}
