import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { HEAD_BYTES } from '@vitrine/contract/order-files'
import type { OrderFile } from '@vitrine/contract/shapes/submission'
import { MAX_FILE_BYTES, MAX_FILES } from '@vitrine/contract/submission-limits'
import { checkFile, cleanFileName, type FileProblem } from '../../shared/enquiries/order-files.ts'
import type { StagedFiles } from './spool-files.ts'
import { SpoolUnavailable } from './spool-unavailable.ts'

/** In bytes: a message of 10,000 characters and a full basket fit twice. */
export const MAX_BODY_BYTES = 256 * 1024
/** What is too large by a file or two is still read to its end, so that its sender gets the response. */
export const MAX_READ_BYTES = (MAX_FILES + 1) * MAX_FILE_BYTES + MAX_BODY_BYTES

export type MultipartForm = { fields: Record<string, string>; staged: StagedFiles; problems: FileProblem[] }

/** The body is no multipart form, or its fields are too large. */
export class BadMultipart extends Error {
  override name = 'BadMultipart'
}

/**
 * Reads a multipart form as a stream: its files are written to the disk, checked by their content, and never held in memory whole.
 * @param folder an empty folder for the files, which is removed where this throws; null to look at them and store none
 * @throws {BadMultipart} @throws {SpoolUnavailable} the files cannot be written
 */
export async function readMultipart(
  body: ReadableStream,
  contentType: string,
  folder: string | null,
): Promise<MultipartForm> {
  const form: MultipartForm = { fields: {}, staged: { folder, files: [] }, problems: [] }
  const abort = new AbortController()
  const files: Promise<OrderFile | null>[] = []
  try {
    const busboy = openForm(contentType)
    busboy.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) abort.abort(new BadMultipart('a field is too large'))
      form.fields[name] = value
    })
    busboy.on('fieldsLimit', () => abort.abort(new BadMultipart('too many fields')))
    busboy.on('filesLimit', () => form.problems.push({ reason: 'tooMany', name: '' }))
    busboy.on('file', (_field, stream, givenName) => {
      const position = files.length
      const file = readFile(stream, folder && join(folder, String(position)), givenName ?? '', form)
      file.catch((error: unknown) => abort.abort(toReason(error)))
      files.push(file)
    })
    await pipeline(Readable.fromWeb(body as NodeReadableStream), capped, busboy, { signal: abort.signal })
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

function openForm(contentType: string): InstanceType<typeof Busboy> {
  return new Busboy({
    headers: { 'content-type': contentType },
    isPartAFile: (name) => name === 'file',
    limits: {
      fields: 30,
      fieldNameSize: 100,
      fieldSize: MAX_BODY_BYTES,
      files: MAX_FILES,
      fileSize: MAX_FILE_BYTES,
      headerPairs: 20,
      headerSize: 16 * 1024,
    },
  })
}

async function* capped(chunks: AsyncIterable<Uint8Array>) {
  let read = 0
  for await (const chunk of chunks) {
    read += chunk.length
    if (read > MAX_READ_BYTES) throw new BadMultipart('the body is too large')
    yield chunk
  }
}

/** A form field without a chosen file sends one without name and bytes: the files after it move up. */
async function removeGaps(fields: readonly (OrderFile | null)[], folder: string | null): Promise<OrderFile[]> {
  const files: OrderFile[] = []
  for (const [position, file] of fields.entries()) {
    if (!file) continue
    if (folder && position !== files.length)
      await rename(join(folder, String(position)), join(folder, String(files.length)))
    files.push(file)
  }
  return files
}

/** Reads one file and writes it, synced, where there is a path; what is wrong with it is added to the problems of the form. */
async function readFile(
  stream: BusboyFileStream,
  path: string | null,
  givenName: string,
  { problems }: MultipartForm,
): Promise<OrderFile | null> {
  const hash = createHash('sha256')
  let size = 0
  let head = Buffer.alloc(0)
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await pipeline(stream, measured, path ? createWriteStream(path, { flush: true, mode: 0o600 }) : discard())
  const name = cleanFileName(givenName)
  if (size === 0 && givenName === '') return null
  const checked = checkFile(name, stream.truncated ? MAX_FILE_BYTES + 1 : size, head)
  if ('type' in checked) return { name, type: checked.type, size, sha256: hash.digest('hex') }
  problems.push(checked.problem)
  return null
}

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() })
