import { readFile } from 'node:fs/promises'
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Environment } from '../../platform/environment.ts'
import type { ByteRange, UploadStore } from './upload-store.ts'

type S3Settings = Pick<Environment, 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>

/** What both this store and Payload's own storage plugin connect with. */
export function toS3Config({ S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' }: S3Settings) {
  return {
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    // Stores other than Amazon's seldom have a host name for each bucket.
    forcePathStyle: S3_ENDPOINT !== undefined,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  }
}

export function createS3Store(settings: S3Settings, bucket: string): UploadStore {
  const client = new S3Client(toS3Config(settings))
  return {
    async put(folder, name, sourcePath) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: `${folder}/${name}`, Body: await readFile(sourcePath) }),
      )
    },

    async write(folder, name, bytes) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: `${folder}/${name}`, Body: bytes }))
    },

    async remove(folder, name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: `${folder}/${name}` }))
    },

    async open(folder, name, range) {
      try {
        const response = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: `${folder}/${name}`, Range: range && toRangeHeader(range) }),
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
  }
}

const toRangeHeader = ({ start, end }: ByteRange) => `bytes=${start}-${end ?? ''}`

function toRange(contentRange: string | undefined) {
  const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(contentRange ?? '')
  return match ? { start: Number(match[1]), end: Number(match[2]), size: Number(match[3]) } : null
}
