import { useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PlannerIcon } from './PlannerIcon.tsx'
import styles from './PlanTools.module.css'
import { usePlannerText } from './planner-text.ts'
import type { PlannerActions } from './use-actions.ts'
import type { PlannerState } from './use-planner.ts'
import type { PlanView } from './use-view.ts'

type PlanToolsProps = { planner: PlannerState; view: PlanView; actions: PlannerActions }

/** Above the plan: back and forth, all in a new order or taken out, nearer and farther. */
export function PlanTools({ planner, view, actions }: PlanToolsProps) {
  const text = usePlannerText()
  const siteText = useText()
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} disabled={!planner.canUndo} onClick={actions.undo}>
        <PlannerIcon name="undo" />
        {text('undo')}
      </button>
      <button type="button" className={styles.tool} disabled={!planner.canRedo} onClick={actions.redo}>
        <PlannerIcon name="redo" />
        {text('redo')}
      </button>
      {planner.placed.length > 0 && (
        <>
          <button type="button" className={styles.tool} onClick={actions.arrange}>
            <PlannerIcon name="arrange" />
            {text('arrange')}
          </button>
          <button type="button" className={styles.tool} onClick={() => planner.change({ kind: 'clear' })}>
            <PlannerIcon name="bin" />
            {text('clear')}
          </button>
        </>
      )}
      <div className={styles.zoom}>
        <button
          type="button"
          className={styles.tool}
          aria-label={siteText('model.closer')}
          onClick={() => view.zoomIn(planner.selected ? planner.selected.item : undefined)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={siteText('model.farther')}
          disabled={!view.isZoomed}
          onClick={view.zoomOut}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={siteText('model.reset')}
          disabled={!view.isZoomed}
          onClick={view.reset}
        >
          <PlannerIcon name="whole" />
        </button>
      </div>
    </div>
  )
}
