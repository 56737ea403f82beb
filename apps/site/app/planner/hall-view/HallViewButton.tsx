import { formatTagOf } from '@vitrine/locales/languages'
import { useState } from 'react'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { usePlannerText } from '../planner-text.ts'
import styles from './HallViewButton.module.css'
import type { PlannerState } from '../use-planner.ts'

/** The view and its library weigh more than a page: they are loaded when somebody opens it, and so are the models. */
const loadHallDialog = () => import('./HallDialog.tsx')

type HallViewButtonProps = { planner: PlannerState; className: string }

/** Opens the 3D view, and says before what its models weigh. */
export function HallViewButton({ planner, className }: HallViewButtonProps) {
  const text = usePlannerText()
  const [isOpen, setIsOpen] = useState(false)
  const view = useLazyModule(isOpen, loadHallDialog, () => setIsOpen(false))
  const models = new Map(
    planner.placed.flatMap(({ product: { model3d } }) => (model3d ? [[model3d.src, model3d.bytes] as const] : [])),
  )
  const bytes = [...models.values()].reduce((sum, it) => sum + it, 0)
  const tag = `${formatTagOf(useLanguage())}-u-nu-latn`
  const megabytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="cube" />
        <span>
          {text('open3d')} {bytes > 0 && <bdi className={styles.size}>{megabytes.format(bytes / 1e6)}</bdi>}
        </span>
      </button>
      {isOpen && view && <view.HallDialog planner={planner} onClose={() => setIsOpen(false)} />}
    </>
  )
}
