import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { HEAD_BYTES } from '@vitrine/contract/order-files'
import type { EnquiryFile } from '@vitrine/contract/shapes/submission'
import { MAX_FILES, MAX_SERVICE_FILES_BYTES } from '@vitrine/contract/submission-limits'
import { cleanFileName, type FileProblem } from '../../shared/enquiries/order-files.ts'
import { type FileRules, MAX_BODY_BYTES, orderFileRules } from './file-rules.ts'
import type { StagedFiles } from './spool-files.ts'
import { SpoolUnavailable } from './spool-unavailable.ts'

export type MultipartForm = { fields: Record<string, string>; staged: StagedFiles; problems: FileProblem[] }

/** The body is no multipart form, or its fields are too large. */
export class BadMultipart extends Error {
  override name = 'BadMultipart'
}

/**
 * Reads a multipart form as a stream: its files are written to the disk, checked by their content, and never held in memory whole.
 * @param folder an empty folder for the files, which is removed where this throws; null to look at them and store none
 * @param fields get what is read of the form; where this throws, what came before
 * @throws {BadMultipart} @throws {SpoolUnavailable} the files cannot be written
 */
export async function readMultipart(
  body: ReadableStream,
  contentType: string,
  folder: string | null,
  rules: FileRules = orderFileRules,
  fields: Record<string, string> = {},
): Promise<MultipartForm> {
  const form: MultipartForm = { fields, staged: { folder, files: [] }, problems: [] }
  const abort = new AbortController()
  const files: Promise<EnquiryFile | null>[] = []
  const reading: Reading = { rules, bytes: 0, problems: form.problems }
  try {
    const busboy = openForm(contentType, rules)
    busboy.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) abort.abort(new BadMultipart('a field is too large'))
      form.fields[name] = value
    })
    busboy.on('fieldsLimit', () => abort.abort(new BadMultipart('too many fields')))
    busboy.on('filesLimit', () => form.problems.push({ reason: 'tooMany', name: '' }))
    busboy.on('file', (_field, stream, givenName) => {
      const position = files.length
      const file = readFile(stream, folder && join(folder, String(position)), givenName ?? '', reading)
      file.catch((error: unknown) => abort.abort(toReason(error)))
      files.push(file)
    })
    await pipeline(Readable.fromWeb(body as NodeReadableStream), upTo(rules.maxReadBytes), busboy, {
      signal: abort.signal,
    })
    form.staged.files = await removeGaps(await Promise.all(files), folder)
    return form
  } catch (error) {
    await Promise.allSettled(files)
    if (folder) await rm(folder, { recursive: true, force: true })
    const reason: unknown = abort.signal.aborted ? abort.signal.reason : error
    if (reason instanceof SpoolUnavailable || reason instanceof BadMultipart) throw reason
    throw new BadMultipart('the body is not multipart/form-data', { cause: error })
  }
}

/** Why a file could not be read and written: only what the system refuses is a failure of ours, a file that breaks off is not. */
function toReason(error: unknown): Error {
  const isOfSystem = (error as NodeJS.ErrnoException).syscall !== undefined
  return isOfSystem
    ? new SpoolUnavailable('a file could not be written', { cause: error })
    : new BadMultipart('a file breaks off', { cause: error })
}

function openForm(contentType: string, { maxFileBytes }: FileRules): InstanceType<typeof Busboy> {
  return new Busboy({
    headers: { 'content-type': contentType },
    isPartAFile: (name) => name === 'file',
    limits: {
      fields: 30,
      fieldNameSize: 100,
      fieldSize: MAX_BODY_BYTES,
      files: MAX_FILES,
      fileSize: maxFileBytes,
      headerPairs: 20,
      headerSize: 16 * 1024,
    },
  })
}

const upTo = (maxBytes: number) =>
  async function* capped(chunks: AsyncIterable<Uint8Array>) {
    let read = 0
    for await (const chunk of chunks) {
      read += chunk.length
      if (read > maxBytes) throw new BadMultipart('the body is too large')
      yield chunk
    }
  }

/** A form field without a chosen file sends one without name and bytes: the files after it move up. */
async function removeGaps(fields: readonly (EnquiryFile | null)[], folder: string | null): Promise<EnquiryFile[]> {
  const files: EnquiryFile[] = []
  for (const [position, file] of fields.entries()) {
    if (!file) continue
    if (folder && position !== files.length)
      await rename(join(folder, String(position)), join(folder, String(files.length)))
    files.push(file)
  }
  return files
}

/** What the files of a form have in common while they are read; `bytes`: of all that are taken so far. */
type Reading = { rules: FileRules; bytes: number; problems: FileProblem[] }

/**
 * Reads one file and writes it, synced, where there is a path; what is wrong with it is added to the problems of the form. What is too much for all
 * of them together is read and not written.
 */
async function readFile(
  stream: BusboyFileStream,
  path: string | null,
  givenName: string,
  reading: Reading,
): Promise<EnquiryFile | null> {
  const hash = createHash('sha256')
  let size = 0
  let isDropped = false
  let head = Buffer.alloc(0)
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      size += chunk.length
      if (!isDropped) isDropped = !countIn(reading, chunk.length, size)
      if (isDropped) continue
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(stream, measured, path ? createWriteStream(path, { flush: true, mode: 0o600 }) : discard())
  const name = cleanFileName(givenName)
  if (size === 0 && givenName === '') return null
  const { rules, problems } = reading
  const checked = rules.check(name, stream.truncated || isDropped ? Infinity : size, head)
  if ('type' in checked) return { name, type: checked.type, size, sha256: hash.digest('hex') }
  problems.push(checked.problem)
  return null
}

/** Counts bytes of a file; where there is no room for it, nothing of it counts, so that what follows may fit. @param size of the file so far */
function countIn(reading: Reading, length: number, size: number): boolean {
  reading.bytes += length
  if (reading.bytes <= MAX_SERVICE_FILES_BYTES) return true
  reading.bytes -= size
  return false
}

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() })
