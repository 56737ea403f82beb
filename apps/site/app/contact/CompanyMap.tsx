import type { Company } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { PostalAddress } from '../ui/PostalAddress.tsx'
import type { CompanyMapData } from '../../shared/maps/company-map.ts'
import styles from './CompanyMap.module.css'

/** The width of a letter of a country's name on phones, in the units of the drawing. */
const CHARACTER_WIDTH = 11

/** How far from the middle of the map names stand, as a share of its height: tablets and desks show less of it (CompanyMap.module.css). */
const SHOWN_HEIGHT = 0.36

type CompanyMapProps = { company: Company; map: CompanyMapData }

/** Where the company is: our own map, the address, and a link to a detailed map. */
export function CompanyMap({ company, map }: CompanyMapProps) {
  const text = useText()
  const { latitude, longitude, legal_name: name, address } = company
  const names = map.names.filter(({ y }) => Math.abs(y - map.height / 2) < SHOWN_HEIGHT * map.height)
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
        {names.map(({ code, name: country, x, y }) => (
          <text
            key={code}
            className={classNames(styles.country, isOuter(map, country, x) && styles.outer)}
            x={x}
            y={y}
            textAnchor="middle"
          >
            {country}
          </text>
        ))}
        <circle className={styles.around} cx={map.width / 2} cy={map.height / 2} />
        <circle className={styles.pin} cx={map.width / 2} cy={map.height / 2} />
        <text className={styles.company} x={map.width / 2} y={map.height / 2 + 40} textAnchor="middle">
          {name}
        </text>
        <g
          className={styles.scale}
          transform={`translate(${map.width - map.scale.length - 32} ${map.height * 0.9 - 16})`}
        >
          <path d={`M0 -6V0H${map.scale.length}V-6`} />
          <text x={map.scale.length / 2} y={-9} textAnchor="middle">
            {map.scale.label}
          </text>
        </g>
      </svg>
      <figcaption className={styles.words}>
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

/** Phones show the square in the middle of the map: whether a name would be cut off there. */
function isOuter(map: CompanyMapData, country: string, x: number): boolean {
  return Math.abs(x - map.width / 2) + (country.length * CHARACTER_WIDTH) / 2 > map.height / 2
}
