import type { UploadMove } from './move-uploads.ts'

/** How much of a checksum is shown: enough for a person to compare. */
const SHOWN_DIGITS = 16

/** What `npm run move-uploads` prints: each folder with its count, bytes and checksum, and what to do next. */
export function toUploadReport({ from, to, folders }: UploadMove, isTrial: boolean): string {
  const lines = folders.map(
    ({ folder, files, bytes, copied, checksum }) =>
      `  ${folder.padEnd(13)} ${String(files).padStart(7)} files ${String(bytes).padStart(14)} bytes  ${checksum.slice(0, SHOWN_DIGITS)}  ` +
      `${files - copied} there already, ${copied} ${isTrial ? 'to copy' : 'copied'}`,
  )
  const all = folders.reduce((sum, { files }) => sum + files, 0)
  const end = isTrial
    ? [`${all} files would be in ${to}. Nothing was changed.`]
    : [
        `${all} files are now in ${to} too, each read back and compared, and ${from} is as it was.`,
        to.startsWith('s3:')
          ? 'Start with npm start, and move media, files, documents and enquiry-files out of DATA_DIR once all is well.'
          : 'Take S3_BUCKET out of .env, start with npm start, and empty the bucket once all is well.',
      ]
  return `${[...lines, ...end].join('\n')}\n`
}
