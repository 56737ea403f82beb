import { type ComponentType, lazy } from 'react'
import type { FinderData } from './load-finder.server.ts'
import { FinderScreen } from './FinderScreen.tsx'

/** The finder, whose script only its own pages load: lists of products are read far more often than narrowed down. */
export const FinderPage: ComponentType<FinderData> = import.meta.env.SSR
  ? FinderScreen
  : lazy(async () => ({ default: (await import('./FinderScreen.tsx')).FinderScreen }))
