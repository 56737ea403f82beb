import { execFile } from 'node:child_process'
import { join } from 'node:path'

export type ProgramEnd = { code: number; stdout: string; stderr: string }

/** For tests: runs a program of the cms in a process of its own, with the default settings but for `environment`. */
export function runProgram(
  script: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<ProgramEnd> {
  const clean = { DATABASE_URL: '', SEED: 'none', BACKUP_DIR: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
  const options = { cwd: join(import.meta.dirname, '../..'), env: { ...process.env, ...clean, ...environment } }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, stdout, stderr }),
    )
  })
}
