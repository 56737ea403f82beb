import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { usePlannerText } from '../planner-text.ts'
import type { PlannerState } from '../use-planner.ts'

/** The view and its library weigh more than a page: they are loaded when somebody opens it, and so are the models. */
const loadHallDialog = () => import('./HallDialog.tsx')

type HallViewButtonProps = { planner: PlannerState; className: string }

/** Opens the 3D view, and says before what its models weigh. */
export function HallViewButton({ planner, className }: HallViewButtonProps) {
  const text = usePlannerText()
  const [isOpen, setIsOpen] = useState(false)
  const view = useLazyModule(isOpen, loadHallDialog, () => setIsOpen(false))
  const models = new Map(planner.placed.flatMap(({ product: { model3d } }) => (model3d ? [[model3d.src, model3d.bytes] as const] : [])))
  const megabytes = [...models.values()].reduce((sum, it) => sum + it, 0) / 1e6
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="cube" />
        <span>
          {text('open3d')} {megabytes > 0 && <small>({text('megabytes', { size: megabytes.toFixed(1) })})</small>}
        </span>
      </button>
      {isOpen && view && <view.HallDialog planner={planner} onClose={() => setIsOpen(false)} />}
    </>
  )
}
