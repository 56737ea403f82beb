import { TranslatedField } from '../ui/FallbackText.tsx'
import { StageDrawing } from './drawings/StageDrawing.tsx'
import type { LabelledStation } from './load-window-story.server.ts'
import styles from './StationItem.module.css'
import { StationProduct } from './StationProduct.tsx'

type StationItemProps = { station: LabelledStation; number: number; total: number }

/** What is done to the window at one station, how it looks there, and the machine that does it. */
export function StationItem({ station, number, total }: StationItemProps) {
  return (
    <li className={styles.station}>
      <div className={styles.track}>
        <div className={styles.sheet} data-stage={station.stage}>
          <StageDrawing stage={station.stage} />
          <svg className={styles.progress} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={number} height="1" />
          </svg>
          <p className={styles.count} aria-hidden>
            <bdi dir="ltr">
              {number} / {total}
            </bdi>
          </p>
        </div>
      </div>
      <div className={styles.words}>
        <p className={styles.number}>{station.label}</p>
        <h2 className={styles.title}>
          <TranslatedField of={station} name="title" />
        </h2>
        <p className={styles.text}>
          <TranslatedField of={station} name="text" />
        </p>
        <StationProduct {...station} />
      </div>
    </li>
  )
}
