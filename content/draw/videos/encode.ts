import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Rendered and shown frames a second: ffmpeg interpolates between them. */
export const rendered = 6
const shown = 24

/** Makes `<to>.webm` (VP9) and `<to>.mp4` (H.264) of the frames; the first is shown again at the end for a seamless loop. */
export const encode = async (frames: string[], to: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'video-'))
  const looped = [...frames.slice(-2), ...frames, ...frames.slice(0, 3)]
  looped.forEach((frame, k) => copyFileSync(frame, join(folder, `${String(k).padStart(3, '0')}.png`)))
  const between = `minterpolate=fps=${shown}:mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1`
  // Two frames before and three after give the first and the last the same neighbours; they are cut off afterwards.
  const cut = `trim=start=${2 / rendered}:duration=${frames.length / rendered},setpts=PTS-STARTPTS`
  const source = ['-y', '-loglevel', 'error', '-framerate', String(rendered), '-i', join(folder, '%03d.png')]
  // Interpolated once for both kinds: it takes longer than either encoding.
  const filter = ['-filter_complex', `${between},${cut},format=yuv420p,split=2[first][second]`, '-an']
  const vp9 = ['-map', '[first]', '-c:v', 'libvpx-vp9', '-crf', '44', '-b:v', '0', '-row-mt', '1', '-cpu-used', '3']
  const h264 = ['-map', '[second]', '-c:v', 'libx264', '-crf', '28', '-preset', 'slow', '-movflags', '+faststart']
  await run('nice', ['-n', '19', 'ffmpeg', ...source, ...filter, ...vp9, `${to}.webm`, ...h264, `${to}.mp4`])
  rmSync(folder, { recursive: true, force: true })
}
