import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '@vitrine/platform/repository-root'

const PNG_WIDTH_PX = 320

/** A flag's file. `type` is its media type. */
export type Flag = { type: string; bytes: Buffer<ArrayBuffer> }

/** The address of a flag below the site's own. @param format its file's ending */
export function flagAddress(code: string, format: 'svg' | 'png'): string {
  return `/media/flags/${code.toLowerCase()}.${format}`
}

/**
 * The file of a flag: flag-icons has it as SVG, and a PNG is drawn from that.
 * @param name such as `de.svg`, the last part of its address
 * @returns null where there is no such flag
 */
export async function readFlag(name: string): Promise<Flag | null> {
  const [, code, format] = /^([a-z]{2})\.(svg|png)$/.exec(name) ?? []
  if (!code) return null
  const file = join(repositoryRoot(), 'node_modules/flag-icons/flags/4x3', `${code}.svg`)
  const svg = await readFile(file).catch(() => null)
  if (!svg || format === 'svg') return svg && { type: 'image/svg+xml', bytes: svg }
  const { default: sharp } = await import('sharp')
  return { type: 'image/png', bytes: await sharp(svg).resize(PNG_WIDTH_PX).png({ palette: true }).toBuffer() }
}
