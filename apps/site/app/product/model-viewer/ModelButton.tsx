import type { Model3d } from '@vitrine/contract/shapes/media'
import { useState } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { loadModelDialog } from './load-model-dialog.ts'
import styles from './ModelButton.module.css'

type ModelButtonProps = { model: Model3d; name: string }

/** Opens the machine as a model that can be turned. Costs no byte before it is pressed. */
export function ModelButton({ model, name }: ModelButtonProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const viewer = useLazyModule(open, loadModelDialog, () => setOpen(false))
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="cube" />
        {text('model.open')}
      </button>
      {open && viewer && <viewer.ModelDialog model={model} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
