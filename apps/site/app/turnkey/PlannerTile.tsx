import type { Picture as PictureData } from '@vitrine/contract/shapes/media'
import { turnkeyPlanPath } from '../../shared/planner/plan-path.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { RowFiller } from '../ui/RowFiller.tsx'
import styles from './PlannerTile.module.css'

type PlannerTileProps = { slug: string; lead: string; picture: PictureData | undefined }

/** The last item of the products: it takes what they leave of their last row, and leads to the planner. Where they leave nothing it hides. */
export function PlannerTile({ slug, lead, picture }: PlannerTileProps) {
  const text = useText()
  return (
    <RowFiller columns={2} className={styles.tile} picture={picture}>
      <p>{lead}</p>
      <LocalizedLink
        to={turnkeyPlanPath(slug)}
        className={classNames(button.button, button.outline, button.small)}
        rel="nofollow"
        prefetch="none"
      >
        {text('planner.link')}
      </LocalizedLink>
    </RowFiller>
  )
}
