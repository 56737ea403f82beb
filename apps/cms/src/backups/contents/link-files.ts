import { constants, copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Holds the files of a folder, and of its folders, as they are now: a second name for each, so that it stays when the first one is deleted.
 * What is held already is left as it is. Files of ours are written once and never changed.
 * @param isWanted says of a name whether it is to be held
 */
export async function linkFiles(from: string, to: string, isWanted: (name: string) => boolean): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(nothingIfGone)
  await mkdir(to, { recursive: true })
  for (const entry of entries ?? []) {
    if (!isWanted(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFiles(source, target, isWanted)
    else if (entry.isFile()) await linkFile(source, target)
  }
}

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || code === 'ENOENT') return
    // A file system without second names, or a folder that is on another one.
    if (!['EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP', 'ENOSYS'].includes(code)) throw error
    await copyFile(from, to, constants.COPYFILE_FICLONE).catch(nothingIfGone)
  }
}

function nothingIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
