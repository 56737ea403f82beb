import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type BackupStore, momentOf, toBackups } from './backup-store.ts'

const PREFIX = 'backups/'
/** Of at most 10,000 parts. */
const PART_BYTES = 32 * 1024 * 1024

/** Back-ups in a bucket, below `backups/`. */
export function createBucketStore(config: S3ClientConfig, bucket: string): BackupStore {
  const client = new S3Client(config)
  return {
    async list() {
      const files: { name: string; size: number }[] = []
      let token: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: PREFIX, ...(token && { ContinuationToken: token }) }),
        )
        for (const { Key = '', Size = 0 } of page.Contents ?? [])
          files.push({ name: Key.slice(PREFIX.length), size: Size })
        token = page.NextContinuationToken
      } while (token)
      return toBackups(files)
    },

    async write(name, archive) {
      const params = { Bucket: bucket, Key: PREFIX + name, Body: archive }
      // In parts, of which nothing is left where one fails.
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 }).done()
    },

    async open(name) {
      if (!momentOf(name)) return null
      try {
        const { Body, ContentLength = 0 } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: PREFIX + name }),
        )
        return Body ? { body: Body as Readable, size: ContentLength } : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: PREFIX + name }))
    },
  }
}
