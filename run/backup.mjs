/** `npm run backup`: makes a back-up (apps/cms/src/backup.ts), with the environment of `npm start`. The product may run meanwhile. */
import { runCommand } from './install.mjs'

runCommand('run/backup.ts', { withTestTools: false })
