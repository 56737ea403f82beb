import { type AfterErrorHook, FileUploadError } from 'payload'
import { settings } from '../../../platform/settings.ts'
import { hasRoom } from './room.ts'
import { uploadTexts } from './upload-texts.ts'

const full = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])

/** Says that the disk is full where that is why an upload failed: Payload says only that something did. */
export const answerFullDisk: AfterErrorHook = async ({ error, req }) => {
  if (!(await isOfFullDisk(error))) return
  const { full: message } = uploadTexts(req.i18n?.language ?? 'en')
  return { status: 507, response: { errors: [{ message }] } }
}

/** Payload keeps no cause of what it could not write: then the disk is asked. */
async function isOfFullDisk(error: unknown): Promise<boolean> {
  if (error instanceof FileUploadError) return !(await hasRoom(settings))
  for (let it = error; it instanceof Error; it = it.cause)
    if (full.has(String((it as { code?: unknown }).code))) return true
  return false
}
