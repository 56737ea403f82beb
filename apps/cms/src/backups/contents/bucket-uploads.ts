import { GetObjectCommand, ListObjectsV2Command, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import { toS3Config } from '../../content/media/s3-store.ts'
import type { Environment } from '../../platform/environment.ts'
import type { ArchiveEntry } from '../archive/write-archive.ts'

/**
 * The uploads of a bucket, for an archive. They are read after the database: what it names was there before. What is deleted meanwhile is
 * left out.
 */
export async function* readBucketUploads(
  settings: Environment,
  bucket: string,
  folders: readonly string[],
): AsyncGenerator<ArchiveEntry> {
  const client = new S3Client(toS3Config(settings))
  for (const folder of folders) {
    for await (const key of listKeys(client, bucket, `${folder}/`)) {
      const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key })).catch(nullIfGone)
      if (!object?.Body) continue
      yield { name: key, size: object.ContentLength ?? 0, body: object.Body as AsyncIterable<Uint8Array> }
    }
  }
}

/** The names of the objects below a prefix. */
export async function* listKeys(client: S3Client, bucket: string, prefix: string): AsyncGenerator<string> {
  let token: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(token && { ContinuationToken: token }) }),
    )
    for (const { Key } of page.Contents ?? []) if (Key) yield Key
    token = page.NextContinuationToken
  } while (token)
}

function nullIfGone(error: unknown): null {
  if (error instanceof NoSuchKey) return null
  throw error
}
