import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = fileURLToPath(new URL('../../studio/denoise/denoise.py', import.meta.url))

/**
 * Takes the grain out of the colour of what Blender wrote, in the same file. Needs python3 with numpy on the PATH or under
 * PYTHON; throws what that says where it fails. One thread: Blender renders the next picture meanwhile.
 */
export const denoise = async (raw: string, { width, height }: { width: number; height: number }) => {
  const python = process.env.PYTHON ?? 'python3'
  const env = { ...process.env, OPENBLAS_NUM_THREADS: '1', PYTHONDONTWRITEBYTECODE: '1' }
  await run('nice', ['-n', '19', python, program, raw, String(width), String(height)], { env })
}
