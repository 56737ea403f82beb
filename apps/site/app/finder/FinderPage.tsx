import { type ComponentType, lazy } from 'react'
import type { FinderData } from './load-finder.server.ts'

const load = async () => ({ default: (await import('./FinderScreen.tsx')).FinderScreen })

/**
 * The finder, whose script only its own pages load: lists of products are read far more often than narrowed down. An import at the top would
 * bring it into all of them.
 */
export const FinderPage: ComponentType<FinderData> = import.meta.env.SSR ? (await load()).default : lazy(load)
