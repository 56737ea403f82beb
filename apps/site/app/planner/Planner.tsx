import { useId, useSyncExternalStore } from 'react'
import { FINE_MM } from '../../shared/planner/plan-key.ts'
import { MAX_ITEMS } from '../../shared/planner/plan.ts'
import { turnkeyPlanPath } from '../../shared/planner/plan-path.ts'
import { GRID_MM } from '../../shared/planner/snap.ts'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { FallbackText } from '../ui/FallbackText.tsx'
import page from '../ui/page.module.css'
import { Words } from '../ui/Words.tsx'
import { AddProducts } from './AddProducts.tsx'
import { ChosenProduct } from './ChosenProduct.tsx'
import { HallForm } from './HallForm.tsx'
import type { PlannerData } from './load-planner.server.ts'
import { PlanActions } from './PlanActions.tsx'
import { PlanDrawing } from './PlanDrawing.tsx'
import { PlanTools } from './PlanTools.tsx'
import styles from './Planner.module.css'
import { usePlannerFigures, usePlannerText } from './planner-text.ts'
import { ProductsInHall } from './ProductsInHall.tsx'
import { TotalsOfHall } from './TotalsOfHall.tsx'
import { standPlan } from './stand-plan.ts'
import { useActions } from './use-actions.ts'
import { useDrawingSize } from './use-drawing-size.ts'
import { useKeptPlan } from './use-kept-plan.ts'
import { usePlanner } from './use-planner.ts'
import { decideShape, decideStanding, useView } from './use-view.ts'
import { WarningList } from './WarningList.tsx'

/** So many lines are offered in an empty hall. */
const MAX_STARTS = 3

const listenToNothing = () => () => {}

/** The plan, and beside it what is in it and what can be done. */
export function Planner(data: PlannerData) {
  const planner = usePlanner(data)
  const [drawing, size] = useDrawingSize()
  const shown = decideStanding(planner.hall, size) ? standPlan(planner) : planner
  const view = useView(drawing, shown.hall, size)
  const actions = useActions(shown)
  const hintId = useId()
  const isLive = useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  )
  useKeptPlan(data.search, data.isAsked)
  // What is chosen in a list below the plan is seen in it.
  const showInPlan = (id: number) => {
    planner.select(id)
    drawing.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.planner}>
      <Notices {...data} />
      <div className={styles.left}>
        <div className={styles.drawing}>
          <PlanTools planner={shown} view={view} actions={actions} />
          <div className={styles.canvas}>
            <PlanDrawing
              ref={drawing}
              planner={shown}
              shape={decideShape(planner.hall)}
              {...{ view, actions, isLive, hintId }}
            />
            {planner.placed.length === 0 && <Start lines={data.lines} />}
          </div>
          <Hint id={hintId} />
          <p className={page.hidden} role="status">
            {planner.said}
          </p>
        </div>
        <div className={styles.answers}>
          <PlanActions planner={planner} />
          <WarningList planner={planner} onSelect={showInPlan} />
        </div>
        <div className={styles.products}>
          <ProductsInHall planner={planner} onSelect={showInPlan} />
        </div>
      </div>
      <div className={styles.right}>
        {shown.selected && (
          <div className={styles.chosen}>
            <ChosenProduct key={shown.selected.item.id} it={shown.selected} planner={shown} actions={actions} />
          </div>
        )}
        <div className={styles.hall}>
          <HallForm planner={planner} />
        </div>
        <div className={styles.add}>
          <AddProducts data={data} planner={planner} />
        </div>
        <div className={styles.totals}>
          <TotalsOfHall planner={planner} />
        </div>
      </div>
    </div>
  )
}

function Notices({ hasProblems, isIncomplete, isFull }: PlannerData) {
  const text = usePlannerText()
  const notices = [
    ...(hasProblems ? [text('unread')] : []),
    ...(isIncomplete ? [text('gone')] : []),
    ...(isFull ? [text('full', { count: MAX_ITEMS })] : []),
  ]
  if (notices.length === 0) return null
  return (
    <p className={styles.notice} role="status">
      <Words>{notices.join(' ')}</Words>
    </p>
  )
}

/** In an empty hall: what to do, and lines that fill it at once. */
function Start({ lines }: Pick<PlannerData, 'lines'>) {
  const text = usePlannerText()
  return (
    <div className={styles.start}>
      <p className={styles.empty}>
        <Words>{text('empty')}</Words>
      </p>
      <ul className={styles.lines}>
        {lines.slice(0, MAX_STARTS).map(({ slug, name, isFallback }) => (
          <li key={slug}>
            <LocalizedLink
              to={turnkeyPlanPath(slug)}
              className={classNames(button.button, button.outline, button.small)}
              rel="nofollow"
              prefetch="none"
            >
              <FallbackText isFallback={isFallback}>{name}</FallbackText>
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Hint({ id }: { id: string }) {
  const text = usePlannerText()
  const { format } = usePlannerFigures()
  return (
    <div className={styles.hint}>
      <ul className={styles.legend}>
        <li className={styles.space}>{text('space')}</li>
        <li className={styles.front}>{text('front')}</li>
      </ul>
      <p id={id} className={styles.keys}>
        {text('hint', { step: format(GRID_MM, 'mm'), fine: format(FINE_MM, 'mm') })}
      </p>
      <p className={styles.touch}>{text('hintTouch')}</p>
    </div>
  )
}
