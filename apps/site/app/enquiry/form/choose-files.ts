import { HEAD_BYTES } from '@vitrine/contract/order-files'
import { MAX_FILES } from '@vitrine/contract/submission-limits'
import { checkFile, type FileProblem } from '../../../shared/enquiries/order-files.ts'

/** Adds files to those of an order, and says why others are refused. The same file is added once. */
export async function chooseFiles(
  before: readonly File[],
  chosen: readonly File[],
): Promise<{ accepted: File[]; refused: FileProblem[] }> {
  const accepted = [...before]
  const refused: FileProblem[] = []
  for (const file of chosen) {
    if (accepted.some((it) => isSame(it, file))) continue
    const checked = checkFile(file.name, file.size, await readHead(file))
    if ('problem' in checked) refused.push(checked.problem)
    else if (accepted.length < MAX_FILES) accepted.push(file)
    else if (!refused.some(({ reason }) => reason === 'tooMany')) refused.push({ reason: 'tooMany', name: '' })
  }
  return { accepted, refused }
}

async function readHead(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}
