import { join } from 'node:path'
import { spawnChild } from './child-processes.ts'
import { root } from './paths.ts'

/** Runs a program of the site or the cms to its end, its output shown. Gives its exit code. @param script such as `src/backup.ts` */
export function runProgram(
  app: 'site' | 'cms',
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawnChild('node', [script, ...args], { cwd: join(root, 'apps', app), env, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
