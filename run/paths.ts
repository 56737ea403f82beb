import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What the programs under run/ remember between starts, such as what was built from which sources. */
export const stateDir = join(root, '.run')
