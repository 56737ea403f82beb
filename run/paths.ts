import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Where the scripts in run/ keep their state and logs, such as the hash of the sources of the last build. */
export const stateDir = join(root, '.run')
