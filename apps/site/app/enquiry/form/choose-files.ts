import { HEAD_BYTES } from '@vitrine/contract/order-files'
import { MAX_FILES } from '@vitrine/contract/submission-limits'
import { checkFile, type FileProblem } from '../../../shared/enquiries/order-files.ts'

/** Adds to the files of an order what can go with it, and says of the rest why not. The same file is the same. */
export async function chooseFiles(
  before: readonly File[],
  chosen: readonly File[],
): Promise<{ right: File[]; wrong: FileProblem[] }> {
  const right = [...before]
  const wrong: FileProblem[] = []
  for (const file of chosen) {
    if (right.some((it) => isSame(it, file))) continue
    const checked = checkFile(file.name, file.size, await readHead(file))
    if ('problem' in checked) wrong.push(checked.problem)
    else if (right.length < MAX_FILES) right.push(file)
    else if (!wrong.some(({ reason }) => reason === 'tooMany')) wrong.push({ reason: 'tooMany', name: '' })
  }
  return { right, wrong }
}

async function readHead(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}
