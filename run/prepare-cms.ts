import { join } from 'node:path'
import { spawnChild } from './child-processes.ts'
import { root } from './paths.ts'

type Prepared = { adminLink: string | null; seeded: boolean; documents: number }

/** Migrates the database, fills an empty one and prepares the first account. The last line of the program's output is its result as JSON. */
export function prepareCms(env: NodeJS.ProcessEnv): Promise<Prepared> {
  return new Promise((resolve, reject) => {
    const child = spawnChild('node', ['src/prepare.ts'], {
      cwd: join(root, 'apps/cms'),
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error('the database could not be prepared; the lines above say why'))
      resolve(JSON.parse(output.trimEnd().split('\n').at(-1) ?? '{}') as Prepared)
    })
  })
}
