import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The folder of the repository: the first one upwards that holds the demo content and the packages.
 * Looked up from the working folder, because a bundle does not know where its sources were.
 */
export function repositoryRoot(from: string = process.cwd()): string {
  if (existsSync(join(from, 'packages/contract'))) return from
  const above = dirname(from)
  if (above === from)
    throw new Error(
      'Start this program inside the repository: no packages/contract is found upwards of the working folder.',
    )
  return repositoryRoot(above)
}
