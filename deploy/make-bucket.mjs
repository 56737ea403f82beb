/** Makes the bucket of the settings where there is none, in the image's container. The store may take a while to start: it is asked again. */
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'

const MAX_ATTEMPTS = 30
const RETRY_AFTER_MS = 1000

const { S3_BUCKET: Bucket, S3_ENDPOINT, S3_REGION = 'us-east-1', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env
const client = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION,
  forcePathStyle: true,
  credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
})

async function makeBucket() {
  try {
    await client.send(new HeadBucketCommand({ Bucket }))
  } catch (error) {
    if (error.$metadata?.httpStatusCode !== 404) throw error
    await client.send(new CreateBucketCommand({ Bucket }))
  }
}

for (let attempt = 1; ; attempt++) {
  try {
    await makeBucket()
    console.log(`The bucket ${Bucket} is there.`)
    break
  } catch (error) {
    if (attempt === MAX_ATTEMPTS) {
      console.error(`The bucket ${Bucket} could not be made: ${error.message}`)
      process.exit(1)
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
  }
}
