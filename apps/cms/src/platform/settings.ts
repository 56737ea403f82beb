import { readEnvironment } from './environment.ts'
import { repositoryRoot } from './repository-root.ts'

/** The environment of this process, read once. */
export const settings = readEnvironment(process.env, repositoryRoot())
