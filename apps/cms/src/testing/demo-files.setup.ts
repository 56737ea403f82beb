import { makeDemoFiles } from '../seed/demo-files.ts'

/** Vitest runs this once before all tests: on a fresh clone the files take longer to make than a test may take. */
export async function setup(): Promise<void> {
  await makeDemoFiles((problem) => console.warn(problem))
}
