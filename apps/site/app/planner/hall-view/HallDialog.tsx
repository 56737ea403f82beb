import { useText } from '../../i18n/LanguageContext.tsx'
import styles from '../../product/model-viewer/ModelDialog.module.css'
import { viewerStep } from '../../product/model-viewer/viewer-step.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { usePlannerText } from '../planner-text.ts'
import type { PlannerState } from '../use-planner.ts'
import { useHallView } from './use-hall-view.ts'

type HallDialogProps = { planner: Pick<PlannerState, 'hall' | 'placed'>; onClose: () => void }

/** The hall in 3D, which can be turned by mouse, touch or keyboard. */
export function HallDialog({ planner, onClose }: HallDialogProps) {
  const text = usePlannerText()
  const siteText = useText()
  const { canvas, state, view } = useHallView(planner)

  return (
    <ModalDialog label={text('title3d')} onClose={onClose} size="screen">
      <div className={styles.viewer}>
        <h2 className={styles.title}>{text('title3d')}</h2>
        <div className={styles.stage}>
          <canvas
            ref={canvas}
            className={styles.canvas}
            tabIndex={0}
            role="img"
            aria-label={text('title3d')}
            aria-describedby="hall-view-hint"
            onKeyDown={(event) => {
              const step = viewerStep(event.key)
              if (!step || !view) return
              event.preventDefault()
              view.move(step)
            }}
          />
          <p className={styles.state} role="status">
            {state === 'loading' && siteText('model.loading')}
            {state === 'failed' && siteText('model.failed')}
          </p>
          <div className={styles.tools}>
            <button
              type="button"
              aria-label={siteText('model.closer')}
              onClick={() => view?.move({ kind: 'zoom', by: 0.8 })}
            >
              <Icon name="plus" />
            </button>
            <button
              type="button"
              aria-label={siteText('model.farther')}
              onClick={() => view?.move({ kind: 'zoom', by: 1.25 })}
            >
              <Icon name="minus" />
            </button>
            <button type="button" onClick={() => view?.move({ kind: 'reset' })}>
              {siteText('model.reset')}
            </button>
          </div>
        </div>
        <p id="hall-view-hint" className={styles.hint}>
          {siteText('model.hint')}
        </p>
      </div>
    </ModalDialog>
  )
}
