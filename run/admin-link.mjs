/** `npm run admin-link`: prints a link for a first or lost admin (apps/cms/src/admin-link.ts), with the environment of `npm start`. */
import { runCommand } from './install.mjs'

runCommand('run/admin-link.ts', { withTestTools: false })
