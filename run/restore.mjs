/** `npm run restore -- FILE`: restores a back-up (apps/cms/src/restore.ts), with the environment of `npm start`. Nothing may run meanwhile. */
import { runCommand } from './install.mjs'

runCommand('run/restore.ts', { withTestTools: false })
