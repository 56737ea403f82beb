import { spawnSync } from 'node:child_process'

export type Asked = { status: number | null; output: string }

/** What a program says and how it ends; null, and a line that says so, where it is not installed. */
export function ask(program: string, args: string[], settings: Record<string, string> = {}): Asked | null {
  const env = { ...process.env, ...settings }
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env })
  if (!error) return { status, output: `${stdout}${stderr}` }
  console.log(`${program} is not installed: what it reads in deploy/ was not checked by it`)
  return null
}
