import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { spawnChild } from './child-processes.ts'
import { root } from './paths.ts'

/** Runs a tool of the project and writes its output to a log. @throws with the last lines of the log where it fails */
export function runTool(tool: string, args: readonly string[], cwd: string, log: string): Promise<void> {
  return new Promise((resolve, reject) => {
    mkdirSync(dirname(log), { recursive: true })
    const output: Buffer[] = []
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
    const child = spawnChild(join(root, 'node_modules/.bin', tool), args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    })
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      writeFileSync(log, Buffer.concat(output))
      if (code === 0) return resolve()
      const lastLines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-25).join('\n')
      reject(new Error(`${tool} ${args.join(' ')} failed (its output is in ${log}):\n${lastLines}`))
    })
  })
}
