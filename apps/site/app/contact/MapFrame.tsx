import type { ReactNode } from 'react'
import { mapFiles } from './map-files.ts'
import { type DealerMapName, mapSizes } from '../../shared/maps/map-sizes.ts'
import styles from './MapFrame.module.css'

type MapFrameProps = { map: DealerMapName; label: string; className?: string | undefined; children: ReactNode }

/** A map and what is drawn on it. West is on the left in every language: geography is not mirrored. */
export function MapFrame({ map, label, className, children }: MapFrameProps) {
  const { width, height } = mapSizes[map]
  return (
    <div className={className}>
      <div className={styles.frame}>
        <img className={styles.land} src={mapFiles[map]} alt="" width={width} height={height} loading="lazy" />
        <svg className={styles.overlay} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
          {children}
        </svg>
      </div>
    </div>
  )
}
