import type { Model3d } from '@vitrine/contract/shapes/media'
import { useState } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { loadModelDialog } from './load-model-dialog.ts'
import styles from './ModelButton.module.css'

type ModelButtonProps = { model: Model3d; name: string }

/** Opens the 3D model. Nothing is loaded before it is pressed. */
export function ModelButton({ model, name }: ModelButtonProps) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const viewer = useLazyModule(isOpen, loadModelDialog, () => setIsOpen(false))
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="cube" />
        {text('model.open')}
      </button>
      {isOpen && viewer && <viewer.ModelDialog model={model} name={name} onClose={() => setIsOpen(false)} />}
    </>
  )
}
