import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bundleDependencies } from './dependency-bundle.ts'
import { runTool } from './run-tool.ts'
import { stateDir, root } from './paths.ts'
import { step } from './step.ts'

const programs = {
  site: {
    from: ['apps/site', 'packages'],
    result: 'apps/site/build/server/index.js',
    folder: 'apps/site',
    tool: ['react-router', 'build'],
  },
  cms: {
    from: ['apps/cms', 'packages'],
    result: 'apps/cms/.next/BUILD_ID',
    folder: 'apps/cms',
    tool: ['next', 'build'],
  },
} as const

export type Program = keyof typeof programs

const generatedNames = new Set(['node_modules', 'build', '.next', '.react-router', 'next-env.d.ts'])

/** No build has these in it. */
const notBuilt = /\.tsbuildinfo$|\.test\.tsx?$/

/** Builds a program, unless its last build was made from exactly these sources, and for the cms the bundle of what it imports. */
export async function build(name: Program) {
  const program = programs[name]
  const hashFile = toHashFile(name)
  if (name === 'cms') await bundleDependencies()
  const sources = hashSources(program.from)
  if (isBuilt(name, sources)) return
  rmSync(hashFile, { force: true })
  const [tool, ...args] = program.tool
  await step(`building ${name}`, () =>
    runTool(tool, args, join(root, program.folder), join(stateDir, `build-${name}.log`)),
  )
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(hashFile, sources)
}

/** Builds nothing, for where a program must start as it was built. @throws where the last build was made from other sources */
export function requireBuild(name: Program) {
  if (!isBuilt(name, hashSources(programs[name].from)))
    throw new Error(`the ${name} is not built from these sources; run npm run build`)
}

const toHashFile = (name: Program) => join(stateDir, `built-${name}`)

function isBuilt(name: Program, sources: string): boolean {
  const hashFile = toHashFile(name)
  return (
    existsSync(join(root, programs[name].result)) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === sources
  )
}

/** One hash over every source file below the folders: names and contents. */
function hashSources(folders: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of folders)
    for (const file of listSources(join(root, folder))) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((it) => !generatedNames.has(it.name) && !notBuilt.test(it.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((it) => (it.isDirectory() ? listSources(join(folder, it.name)) : [join(folder, it.name)]))
}
