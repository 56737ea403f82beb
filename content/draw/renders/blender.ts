import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type Answer = { id: string; seconds?: number; digest?: string; problem?: string }

const program = fileURLToPath(new URL('../../studio/draw.py', import.meta.url))

/**
 * Runs jobs one after the other in one Blender (content/studio/draw.py), at the lowest priority, and passes each answer
 * on as it comes. Needs blender 3.4 or later and python3-numpy (both in Debian) on the PATH or under BLENDER.
 */
export const askBlender = async (jobs: readonly object[], onAnswer: (answer: Answer) => Promise<void> | void) => {
  if (jobs.length === 0) return
  const folder = mkdtempSync(join(tmpdir(), 'studio-'))
  const list = join(folder, 'jobs.jsonl')
  writeFileSync(list, jobs.map((job) => `${JSON.stringify(job)}\n`).join(''))
  const blender = process.env.BLENDER ?? 'blender'
  const child = spawn(
    'nice',
    ['-n', '19', blender, '--background', '--python-exit-code', '1', '--python', program, '--', list],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const lastWords: string[] = []
  child.stderr.on('data', (data) => lastWords.push(String(data)))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('@')) await onAnswer(JSON.parse(line.slice(1)) as Answer)
  }
  const status = await ended
  rmSync(folder, { recursive: true, force: true })
  if (status !== 0) throw new Error(`Blender ended with ${status}: ${lastWords.join('').slice(-2000)}`)
}
