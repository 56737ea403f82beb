import { repositoryRoot } from '@vitrine/platform/repository-root'
import { readCmsEnvironment } from './environment.ts'

/** The environment of this process, read once. */
export const settings = readCmsEnvironment(process.env, repositoryRoot)
