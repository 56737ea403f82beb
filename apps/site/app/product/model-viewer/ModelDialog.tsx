import type { Model3d } from '@vitrine/contract/shapes/media'
import { useText } from '../../i18n/LanguageContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import styles from './ModelDialog.module.css'
import { PartList } from './PartList.tsx'
import { viewerStep } from './viewer-step.ts'
import { useModelView } from './use-model-view.ts'

type ModelDialogProps = { model: Model3d; name: string; onClose: () => void }

/** A model that can be turned by mouse, touch or keyboard, and the list of its parts. */
export function ModelDialog({ model, name, onClose }: ModelDialogProps) {
  const text = useText()
  const { canvas, state, view, part, toggle } = useModelView(model.src)
  return (
    <ModalDialog label={text('model.title', { name })} onClose={onClose} size="screen">
      <div className={styles.viewer}>
        <h2 className={styles.title}>{text('model.title', { name })}</h2>
        <div className={styles.stage}>
          <canvas
            ref={canvas}
            className={styles.canvas}
            tabIndex={0}
            role="img"
            aria-label={text('model.title', { name })}
            aria-describedby="model-hint"
            onKeyDown={(event) => {
              const step = viewerStep(event.key)
              if (!step || !view) return
              event.preventDefault()
              view.move(step)
            }}
          />
          <p className={styles.state} role="status">
            {state === 'loading' && text('model.loading')}
            {state === 'failed' && text('model.failed')}
          </p>
          <div className={styles.tools}>
            <button
              type="button"
              aria-label={text('model.closer')}
              onClick={() => view?.move({ kind: 'zoom', by: 0.8 })}
            >
              <Icon name="plus" />
            </button>
            <button
              type="button"
              aria-label={text('model.farther')}
              onClick={() => view?.move({ kind: 'zoom', by: 1.25 })}
            >
              <Icon name="minus" />
            </button>
            <button type="button" onClick={() => view?.move({ kind: 'reset' })}>
              {text('model.reset')}
            </button>
          </div>
        </div>
        <p id="model-hint" className={styles.hint}>
          {text('model.hint')}
        </p>
        {view && <PartList parts={view.parts} chosen={part} toggle={toggle} />}
      </div>
    </ModalDialog>
  )
}
