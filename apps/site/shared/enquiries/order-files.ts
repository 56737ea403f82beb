import { endingsOf, type FileType, fileTypeOf, fileTypes } from '@vitrine/contract/order-files'
import { MAX_FILE_BYTES } from '@vitrine/contract/submission-limits'

/**
 * Why a file cannot go with an order. `wrongKind`: no kind of file that an order may have, or not the kind that its name says. `noRoom`: the
 * site takes no files at the moment, and texts alone.
 */
export type FileProblem = { reason: 'wrongKind' | 'tooLarge' | 'tooMany' | 'noRoom'; name: string }

const MAX_NAME_LENGTH = 120

/** Checks a file by its content, not by what its sender calls it. The same in browser and server. @param head its first `HEAD_BYTES` */
export function checkFile(name: string, size: number, head: Uint8Array): { type: FileType } | { problem: FileProblem } {
  if (size > MAX_FILE_BYTES) return { problem: { reason: 'tooLarge', name } }
  const type = fileTypeOf(head)
  if (!type || !isNamedAs(type, name)) return { problem: { reason: 'wrongKind', name } }
  return { type }
}

/** A name without an ending cannot contradict the content. */
function isNamedAs(type: FileType, name: string): boolean {
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase()
  return ending === undefined || endingsOf[type].includes(ending)
}

/** A file's name as it may be shown and stored: no path, nothing that cannot be seen, the ending kept. */
export function cleanFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replaceAll(/^.*[/\\]/g, '')
    // Control characters, and marks that turn the direction of what follows: `exe.gpj` must not read as `jpg.exe`.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (clean.length <= MAX_NAME_LENGTH) return clean || 'file'
  const ending = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? ''
  return clean.slice(0, MAX_NAME_LENGTH - ending.length).trim() + ending
}

/** For a form's file picker: what the browser offers first. */
export const acceptedFiles = fileTypes.flatMap((type) => endingsOf[type]).join(',')
