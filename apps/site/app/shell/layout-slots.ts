import type { ReactNode } from 'react'

/** The places of the layout that features fill: the shell itself does not import them. */
export type LayoutSlots = { searchButton: ReactNode; footerForm: ReactNode; dialogs: ReactNode }
