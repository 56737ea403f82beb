/** `npm run move-uploads -- --to …`: copies uploads from DATA_DIR into a bucket, or back (apps/cms/src/move-uploads.ts), with the environment of `npm start`. Nothing may run meanwhile. */
import { runCommand } from './install.mjs'

runCommand('run/move-uploads.ts', { withTestTools: false })
