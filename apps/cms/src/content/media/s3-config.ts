import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { Environment } from '../../platform/environment.ts'

export type S3Settings = Pick<
  Environment,
  'S3_REGION' | 'S3_ENDPOINT' | 'S3_PUBLIC_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** What our stores and Payload's own storage plugin connect with. */
export function toS3Config({ S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' }: S3Settings) {
  return {
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    endpoint: S3_ENDPOINT,
    // Stores other than Amazon's seldom have a host name for each bucket.
    forcePathStyle: S3_ENDPOINT !== undefined,
  } satisfies S3ClientConfig
}
