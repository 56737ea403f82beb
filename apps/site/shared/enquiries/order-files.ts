import { endingsOf, type FileType, fileTypeOf, fileTypes } from '@vitrine/contract/order-files'
import { MAX_FILE_BYTES } from '@vitrine/contract/submission-limits'

/** Why a file cannot go with an order. `wrongKind`: it is nothing that an order may carry, or not what its name says. */
export type FileProblem = { reason: 'wrongKind' | 'tooLarge' | 'tooMany'; name: string }

const LONGEST_NAME = 120

/** Checks a file by what it is, not by what its sender calls it. Browser and server check alike. @param head its first `HEAD_BYTES` */
export function checkFile(name: string, size: number, head: Uint8Array): { type: FileType } | { problem: FileProblem } {
  if (size > MAX_FILE_BYTES) return { problem: { reason: 'tooLarge', name } }
  const type = fileTypeOf(head)
  if (!type || !isNamedAs(type, name)) return { problem: { reason: 'wrongKind', name } }
  return { type }
}

/** A name without an ending says nothing, and so nothing wrong. */
function isNamedAs(type: FileType, name: string): boolean {
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase()
  return ending === undefined || endingsOf[type].includes(ending)
}

/** A file's name as it may be shown and stored: no path, nothing that cannot be seen, the ending kept. */
export function cleanFileName(name: string): string {
  const bare = name
    .normalize('NFC')
    .replaceAll(/^.*[/\\]/g, '')
    // Control characters, and marks that turn the direction of what follows: `exe.gpj` must not read as `jpg.exe`.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (bare.length <= LONGEST_NAME) return bare || 'file'
  const ending = /\.[a-z0-9]{1,5}$/i.exec(bare)?.[0] ?? ''
  return bare.slice(0, LONGEST_NAME - ending.length).trim() + ending
}

/** For a form's file picker: what the browser offers first. */
export const acceptedFiles = fileTypes.flatMap((type) => endingsOf[type]).join(',')
