import { settings } from '../platform/settings.ts'

/** How many versions of a document are kept (R14.1). */
export const VERSIONS_KEPT = settings.VERSIONS_KEPT
