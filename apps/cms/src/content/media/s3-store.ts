import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type S3Settings, toS3Config } from './s3-config.ts'
import { signLink } from './s3-link.ts'
import type { ByteRange, UploadFolder, UploadStore } from './upload-store.ts'

export function createS3Store(settings: S3Settings, bucket: string): UploadStore {
  const client = new S3Client(toS3Config(settings))
  const at = (folder: UploadFolder, name: string) => ({ Bucket: bucket, Key: `${folder}/${name}` })
  /** A large one in parts, of which nothing is left where one fails. */
  const save: UploadStore['save'] = async (folder, name, body) => {
    await new Upload({ client, params: { ...at(folder, name), Body: Readable.from(body) }, queueSize: 2 }).done()
  }
  const exists = (folder: UploadFolder, name: string) =>
    client.send(new HeadObjectCommand(at(folder, name))).then(
      () => true,
      (error: unknown) => {
        if (error instanceof NotFound) return false
        throw error
      },
    )
  return {
    save,
    put: (folder, name, sourcePath) => save(folder, name, createReadStream(sourcePath)),

    async write(folder, name, bytes) {
      await client.send(new PutObjectCommand({ ...at(folder, name), Body: bytes }))
    },

    async remove(folder, name) {
      await client.send(new DeleteObjectCommand(at(folder, name)))
    },

    async open(folder, name, range) {
      try {
        const response = await client.send(
          new GetObjectCommand({ ...at(folder, name), Range: range && toRangeHeader(range) }),
        )
        if (!response.Body) return null
        const cut = toRange(response.ContentRange)
        return {
          body: response.Body.transformToWebStream() as ReadableStream<Uint8Array>,
          size: cut?.size ?? response.ContentLength ?? 0,
          range: cut,
        }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async *list(folder) {
      const prefix = `${folder}/`
      let token: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(token && { ContinuationToken: token }) }),
        )
        for (const { Key, Size = 0 } of page.Contents ?? [])
          if (Key && Key !== prefix) yield { name: Key.slice(prefix.length), size: Size }
        token = page.NextContinuationToken
      } while (token)
    },

    async linkTo(folder, name, as) {
      const link = await signLink(settings, bucket, `${folder}/${name}`, as)
      return link && (await exists(folder, name)) ? link : null
    },
  }
}

const toRangeHeader = ({ start, end }: ByteRange) => `bytes=${start}-${end ?? ''}`

function toRange(contentRange: string | undefined) {
  const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(contentRange ?? '')
  return match ? { start: Number(match[1]), end: Number(match[2]), size: Number(match[3]) } : null
}
