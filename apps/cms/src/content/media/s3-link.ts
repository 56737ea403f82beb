import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type S3Settings, toS3Config } from './s3-config.ts'
import { toDisposition } from './to-disposition.ts'
import type { DownloadAs } from './upload-store.ts'

/** How long a link may be used: longer than it takes to follow it, shorter than it is remembered. */
const LINK_SECONDS = 5 * 60

/**
 * A signed address of an object, by which a browser saves it, for some minutes (docs/decisions/0061-uploads-in-a-bucket.md).
 * @returns null where S3_PUBLIC_ENDPOINT does not say where browsers reach the store
 */
export async function signLink(settings: S3Settings, bucket: string, key: string, as: DownloadAs) {
  const { S3_PUBLIC_ENDPOINT } = settings
  if (S3_PUBLIC_ENDPOINT === undefined) return null
  // The host is signed too, so that the link must be made for the one that the browser asks.
  const client = new S3Client(toS3Config({ ...settings, S3_ENDPOINT: S3_PUBLIC_ENDPOINT }))
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: key,
    ResponseContentDisposition: toDisposition(as.fileName),
    ResponseContentType: as.type,
    ResponseCacheControl: 'no-store',
  })
  return getSignedUrl(client, command, { expiresIn: LINK_SECONDS })
}
