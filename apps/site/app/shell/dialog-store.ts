import type { Picture } from '@vitrine/contract/shapes/media'
import { createStore, useStore } from '../ui/create-store.ts'

/** A dialog that the shell opens and a feature shows. */
export type DialogStore = {
  open(): void
  close(): void
  /** Loads the dialog's code in advance, on hover and focus of what opens it. */
  prefetch(): void
  /** Called by the feature. @returns removes the loader */
  setLoader(load: () => Promise<unknown>): () => void
  subscribe(listener: () => void): () => void
  getSnapshot(): boolean
}

export function createDialogStore(): DialogStore {
  const { getSnapshot, subscribe, set } = createStore(false)
  let loader: (() => Promise<unknown>) | undefined
  return {
    getSnapshot,
    subscribe,
    open: () => set(true),
    close: () => set(false),
    // What fails here is loaded again, and the failure handled, when the dialog is opened.
    prefetch: () => void loader?.().catch(() => undefined),
    setLoader(load) {
      loader = load
      return () => {
        loader = undefined
      }
    },
  }
}

export const basketDialog = createDialogStore()
/** What an enquiry is about, where it was opened at a product or, without a model, at a plant. */
export type EnquirySubject = { model?: string; name: string; image: Picture | null }

export const contactPopup: DialogStore & { about?: EnquirySubject | undefined } = createDialogStore()

export function useIsOpen(dialog: DialogStore): boolean {
  return useStore(dialog, false)
}
