import type { Picture } from '@vitrine/contract/shapes/media'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLazyModule } from '../use-lazy-module.ts'

const loadDialog = () => import('./GalleryDialog.tsx')

type GalleryOpener = {
  /** Opens the gallery. @param first the picture to begin with, from 0 */
  open: (first: number) => void
  /** The gallery while it is open, to be rendered. */
  dialog: ReactNode
}

/** A gallery over the whole screen, whose code is loaded when it is first opened. */
export function useGalleryDialog(pictures: readonly Picture[], label: string): GalleryOpener {
  const [first, setFirst] = useState<number | null>(null)
  const close = () => setFirst(null)
  const gallery = useLazyModule(first !== null, loadDialog, close)
  const dialog =
    first !== null && gallery ? (
      <gallery.GalleryDialog pictures={pictures} label={label} first={first} onClose={close} />
    ) : null
  return { open: setFirst, dialog: dialog && createPortal(dialog, document.body) }
}
