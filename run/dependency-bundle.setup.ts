import { bundleDependencies } from './dependency-bundle.ts'

/** Vitest runs this once before all tests, as a build does before a start. */
export const setup = bundleDependencies
