/** `npm run take-over-spool -- FOLDER`: takes the undelivered enquiries of a site that does not return (apps/site/server/take-over-spool.ts). */
import { runCommand } from './install.mjs'

runCommand('run/take-over-spool.ts', { withTestTools: false })
